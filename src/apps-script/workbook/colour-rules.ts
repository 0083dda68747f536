/** Declares the colours that show the status of a record. The Status cell also has it as a word. */
import type { Field } from '../../core/schema/field.ts';
import type { Resource } from '../../core/schema/resource.ts';

export interface ColourRule {
  /** The columns whose cells are coloured; null for all visible columns. */
  readonly headers: readonly string[] | null;
  /** The condition, as a formula for the second row. `cell` gives the cell of a header's column in that row. */
  readonly formula: (cell: (header: string) => string) => string;
  readonly look: Look;
}

export interface Look {
  readonly fontColor?: string;
  readonly background?: string;
  readonly italic?: boolean;
  readonly strikethrough?: boolean;
}

/** An open invoice is coloured from this many days before its due date. */
const dueSoonDays = 7;

const looks = {
  paid: { fontColor: '#137333', background: '#E6F4EA' },
  overdue: { fontColor: '#A50E0E', background: '#FCE8E6' },
  dueSoon: { fontColor: '#7A4F01', background: '#FEF7E0' },
  draft: { fontColor: '#5F6368', italic: true },
  void: { strikethrough: true },
  accepted: { fontColor: '#174EA6', background: '#E8F0FE' },
} as const satisfies Readonly<Record<string, Look>>;

/** The rules of the resource's sheet. Google applies the first one that matches. */
export function colourRules({ fields }: Resource): readonly ColourRule[] {
  const { status, due_date: due, amount_due: amount } = fields;
  if (status?.column === undefined) return [];
  const words = status.kind.words ?? [];
  const header = status.column.header;
  const isWord =
    (word: string): ColourRule['formula'] =>
    (cell) =>
      `=${cell(header)}="${word}"`;
  const ofWord = (word: string, look: Look, headers: ColourRule['headers'] = [header]): ColourRule[] =>
    words.includes(word) ? [{ headers, formula: isWord(word), look }] : [];
  return [
    ...ofWord('paid', looks.paid),
    ...dueRules(header, due, amount),
    ...ofWord('draft', looks.draft, null),
    ...['void', 'voided', 'canceled'].flatMap((word) => ofWord(word, looks.void, null)),
    ...ofWord('accepted', looks.accepted),
  ];
}

// Days are texts. In a cell without a day the formula fails, and Google then does not apply the rule.
function dueRules(status: string, due?: Field, amount?: Field): ColourRule[] {
  if (due?.column === undefined || amount?.column === undefined) return [];
  const [dueHeader, amountHeader] = [due.column.header, amount.column.header];
  const rule = (isDue: string, look: Look): ColourRule => ({
    headers: [status, dueHeader],
    formula: (cell) =>
      `=AND(OR(${cell(status)}="open";${cell(status)}="partially_paid");` +
      `${cell(amountHeader)}>0;DATEVALUE(${cell(dueHeader)})${isDue})`,
    look,
  });
  return [rule('<TODAY()', looks.overdue), rule(`<=TODAY()+${dueSoonDays}`, looks.dueSoon)];
}
