/** What each sheet of the workbook looks like, derived from the tables that the store keeps in them. */
import {
  deliveriesSheet,
  deliveryFormats,
  deliveryHeaders,
} from '../../core/events/deliveries/delivery-row.ts';
import { knownIdsHeaders, knownIdsSheet } from '../../core/hands/known-ids.ts';
import type { Resource } from '../../core/schema/resource.ts';
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
  /** Pixels. */
  readonly width: number;
  readonly isSystem: boolean;
}

// What is written in a column tells how wide it has to be.
const widths = { text: 170, number: 100, boolean: 90, json: 100 } as const;

/** What each column is, in words, by sheet and header. */
export type ColumnNotes = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The sheets of records and of line items, in the order in which people see them, then those that nobody sees.
 * @param register the resources that have sheets
 */
export function sheetPlans(register: readonly Resource[], notes: ColumnNotes): readonly SheetPlan[] {
  const tables = register.flatMap((resource): Table[] => {
    const items = itemsTable(resource);
    return items === null ? [recordTable(resource)] : [recordTable(resource), items];
  });
  const shown = tables.map((table) => tablePlan(table, notes[table.sheet] ?? {}));
  return [...shown, journalPlan(), deliveriesPlan(), knownIdsPlan()];
}

function tablePlan({ sheet, columns }: Table, notes: ColumnNotes[string]): SheetPlan {
  return {
    name: sheet,
    hidden: false,
    columns: columns.map((column) => ({
      header: column.header,
      note: `${notes?.[column.header] ?? ''}\nIn the API: ${column.key}`,
      format: cellFormat(column),
      hidden: column.hidden,
      width: widths[column.cell],
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
      width: widths.json,
      isSystem: true,
    })),
  };
}

function knownIdsPlan(): SheetPlan {
  return {
    name: knownIdsSheet,
    hidden: true,
    columns: knownIdsHeaders.map((header) => ({
      header,
      note: 'Written by the API alone: by it a deleted row is noticed. Do not edit.',
      format: '@',
      hidden: false,
      width: widths.json,
      isSystem: true,
    })),
  };
}

function deliveriesPlan(): SheetPlan {
  return {
    name: deliveriesSheet,
    hidden: true,
    columns: deliveryHeaders.map((header, index) => ({
      header,
      note: 'Written by the API alone: what was sent to webhook endpoints. Do not edit.',
      format: deliveryFormats[index] ?? '@',
      hidden: false,
      width: widths.json,
      isSystem: true,
    })),
  };
}
