/** Plans the sheets of the workbook: their columns, formats and colours, derived from the tables of the store. */
import {
  deliveriesSheet,
  deliveryFormats,
  deliveryHeaders,
} from '../../core/events/deliveries/delivery-row.ts';
import { knownIdsHeaders, knownIdsSheet } from '../../core/store/known-ids.ts';
import { headerNotes } from '../../core/resources/header-notes.ts';
import { resources } from '../../core/resources/index.ts';
import type { Field, Fields } from '../../core/schema/field.ts';
import type { Resource } from '../../core/schema/resource.ts';
import { journalColumns, journalHeaders, journalSheet } from '../../core/store/journal/journal-entry.ts';
import { cellFormat, itemsTable, recordTable, type Table } from '../../core/store/table.ts';
import { type DropDownChoice, choiceOf } from './column-choice.ts';
import { type ColourRule, colourRules } from './colour-rules.ts';

export interface SheetPlan {
  readonly name: string;
  readonly hidden: boolean;
  readonly columns: readonly ColumnPlan[];
  /** The colour rules. Google applies the first one that matches. */
  readonly colours: readonly ColourRule[];
}

export interface ColumnPlan {
  readonly header: string;
  /** The note of the header cell, which Google shows under the mouse. */
  readonly note: string;
  readonly format: string;
  readonly hidden: boolean;
  /** The width in pixels. */
  readonly width: number;
  readonly isSystem: boolean;
  readonly alignment: 'left' | 'right';
  readonly choice: DropDownChoice | null;
}

// The type of a column's values decides its width, unless `widthsByKey` names it.
const widths = { text: 140, number: 100, boolean: 90, json: 100 } as const;

const widthsByKey: Readonly<Record<string, number>> = {
  ...{ name: 220, customer_name: 220, description: 260, title: 240, email: 200, notes: 220, terms: 220 },
  ...{ status: 120, currency: 80, unit: 80, invoice_date: 110, due_date: 110, tax_rate: 80, overdue_on: 80 },
  ...{ payment_terms_days: 170, quotation_date: 120, expiry_date: 110, payment_date: 110 },
  ...{ credit_note_date: 110, refund_date: 110, reason: 170, reason_text: 220 },
};

/** The notes of the store's own columns, by their keys; the data columns are numbered from the second on. */
const storeNotes: Readonly<Record<string, string>> = {
  data: 'What has no column of its own, as JSON.',
  rev: 'The journal entry that wrote this row last.',
  check: 'Tells an edit by hand from what the API wrote.',
  document_number:
    'The document that the line belongs to: its number, the name of a draft such as Draft 12, or its customer or PO number.',
  document_id: 'The id of the document.',
};

/**
 * The sheets of records and of line items in their order in the workbook, then the hidden sheets.
 * @param register the resources that have sheets
 */
export function sheetPlans(register: readonly Resource[]): readonly SheetPlan[] {
  const shown = register.flatMap((resource): SheetPlan[] => {
    const items = itemsTable(resource);
    const lines = resource.fields.items?.kind.fields ?? {};
    const plans = [planTable(resource, recordTable(resource), resource.fields)];
    return items === null ? plans : [...plans, planTable(resource, items, lines)];
  });
  return [...shown, journalPlan(), deliveriesPlan(), knownIdsPlan()];
}

/** The plans of the sheets of this script's own resources. */
export function ownPlans(): readonly SheetPlan[] {
  return sheetPlans(resources);
}

function planTable(resource: Resource, { sheet, columns }: Table, fields: Fields): SheetPlan {
  return {
    name: sheet,
    hidden: false,
    columns: columns.map((column): ColumnPlan => {
      const field = column.part?.leaf ?? fields[column.key];
      return {
        header: column.header,
        note: `${noteOf(sheet, column.key, field)}\nIn the API: ${column.key}`,
        format: cellFormat(column),
        hidden: column.hidden,
        width: widthsByKey[column.key] ?? widths[column.cell],
        isSystem: column.system,
        alignment: column.cell === 'number' ? 'right' : 'left',
        choice: choiceOf(resource, column, field),
      };
    }),
    colours: sheet === resource.sheet ? colourRules(resource) : [],
  };
}

// The register's own fields have their notes in a list; those of other registers, as tests have them, in their declaration.
function noteOf(sheet: string, key: string, field: Field | undefined): string | undefined {
  return headerNotes[sheet]?.[key] ?? field?.description ?? storeNotes[key.replace(/_\d$/, '')];
}

/** The plan of a hidden sheet that only the API writes. */
function hiddenPlan(
  name: string,
  headers: readonly string[],
  { note, formatOf }: { readonly note: string; readonly formatOf: (index: number) => string },
): SheetPlan {
  return {
    name,
    hidden: true,
    columns: headers.map((header, index) => ({
      header,
      note,
      format: formatOf(index),
      hidden: false,
      width: widths.json,
      isSystem: true,
      alignment: 'left',
      choice: null,
    })),
    colours: [],
  };
}

function journalPlan(): SheetPlan {
  const further = Array.from(
    { length: journalColumns - journalHeaders.length },
    (_, index) => `text ${index + 2}`,
  );
  return hiddenPlan(journalSheet, [...journalHeaders, ...further], {
    note: 'Written by the API alone: the record of every change. Do not edit.',
    formatOf: (index) => (index === 0 ? '0' : '@'),
  });
}

function knownIdsPlan(): SheetPlan {
  return hiddenPlan(knownIdsSheet, knownIdsHeaders, {
    note: 'Written by the API alone: by it a deleted row is noticed. Do not edit.',
    formatOf: () => '@',
  });
}

function deliveriesPlan(): SheetPlan {
  return hiddenPlan(deliveriesSheet, deliveryHeaders, {
    note: 'Written by the API alone: what was sent to webhook endpoints. Do not edit.',
    formatOf: (index) => deliveryFormats[index] ?? '@',
  });
}
