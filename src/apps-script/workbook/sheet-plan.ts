/** What each sheet of the workbook looks like, derived from the tables that the store keeps in them. */
import { resources } from '../../core/resources/index.ts';
import { journalColumns, journalHeaders, journalSheet } from '../../core/store/journal/journal-entry.ts';
import { cellFormat, itemsTable, recordTable, type Table } from '../../core/store/table.ts';

export interface SheetPlan {
  readonly name: string;
  readonly hidden: boolean;
  readonly columns: readonly ColumnPlan[];
}

export interface ColumnPlan {
  readonly header: string;
  /** Shown when the mouse rests on the header. */
  readonly note: string;
  readonly format: string;
  readonly hidden: boolean;
  /** Pixels; null for the usual width. */
  readonly width: number | null;
  readonly isSystem: boolean;
}

/** The sheets of records and of line items, in the order in which people see them, then the journal. */
export function sheetPlans(): readonly SheetPlan[] {
  const order = ['customers', 'products', 'quotations', 'invoices'];
  const tables = [...resources]
    .sort((a, b) => order.indexOf(a.plural) - order.indexOf(b.plural))
    .flatMap((resource): Table[] => {
      const items = itemsTable(resource);
      return items === null ? [recordTable(resource)] : [recordTable(resource), items];
    });
  return [...tables.map(tablePlan), journalPlan()];
}

function tablePlan(table: Table): SheetPlan {
  return {
    name: table.sheet,
    hidden: false,
    columns: table.columns.map((column) => ({
      header: column.header,
      note: `${column.description}\nIn the API: ${column.key}`,
      format: cellFormat(column),
      hidden: column.hidden,
      width: column.width ?? null,
      isSystem: column.system,
    })),
  };
}

function journalPlan(): SheetPlan {
  const further = Array.from(
    { length: journalColumns - journalHeaders.length },
    (_, index) => `text ${index + 2}`,
  );
  return {
    name: journalSheet,
    hidden: true,
    columns: [...journalHeaders, ...further].map((header, index) => ({
      header,
      note: 'Written by the API alone: the record of every change. Do not edit.',
      format: index === 0 ? '0' : '@',
      hidden: false,
      width: null,
      isSystem: true,
    })),
  };
}
