/** Declares the colours that show the status of a record. The Status cell also has it as a word. */
import type { Field, Fields } from '../../core/schema/field.ts';
import type { Resource } from '../../core/schema/resource.ts';

export interface ColourRule {
  /** The columns whose cells are coloured; null for all visible columns. */
  readonly headers: readonly string[] | null;
  /** The condition, as a formula for the second row. `cell` gives the cell of a header's column in that row. */
  readonly formula: (cell: (header: string) => string) => string;
  readonly style: RuleStyle;
}

export interface RuleStyle {
  readonly fontColor?: string;
  readonly background?: string;
  readonly italic?: boolean;
  readonly strikethrough?: boolean;
}

/** An open invoice is coloured from this many days before its due date. */
const dueSoonDays = 7;

const styles = {
  paid: { fontColor: '#137333', background: '#E6F4EA' },
  overdue: { fontColor: '#A50E0E', background: '#FCE8E6' },
  dueSoon: { fontColor: '#7A4F01', background: '#FEF7E0' },
  draft: { fontColor: '#5F6368', italic: true },
  void: { strikethrough: true },
  accepted: { fontColor: '#174EA6', background: '#E8F0FE' },
  waiting: { fontColor: '#174EA6' },
  partlyPaid: { fontColor: '#00695C', background: '#E0F2F1' },
  followed: { fontColor: '#5B2C83', background: '#F3E8FD' },
  lost: { fontColor: '#5D4037', background: '#EFEBE9' },
} as const satisfies Readonly<Record<string, RuleStyle>>;

/** The rules of the resource's sheet. Google applies the first one that matches. */
export function colourRules({ fields }: Resource): readonly ColourRule[] {
  const { status, remaining_credit, unapplied_amount: unapplied } = fields;
  if (status?.column === undefined) return [];
  const words = status.kind.words ?? [];
  const header = status.column.header;
  const isWord =
    (word: string): ColourRule['formula'] =>
    (cell) =>
      `=${cell(header)}="${word}"`;
  const ofWord = (word: string, style: RuleStyle, headers: ColourRule['headers'] = [header]): ColourRule[] =>
    words.includes(word) ? [{ headers, formula: isWord(word), style }] : [];
  return [
    // Credit that can still be applied or refunded waits for somebody; a note that is used up is settled.
    ...creditRule(header, 'issued', remaining_credit),
    ...creditRule(header, 'received', unapplied),
    ...['paid', 'received', 'issued'].flatMap((word) => ofWord(word, styles.paid)),
    ...dueRules(header, fields),
    ...['open', 'sent', 'queued', 'sending'].flatMap((word) => ofWord(word, styles.waiting)),
    ...ofWord('failed', styles.overdue),
    ...ofWord('partially_paid', styles.partlyPaid),
    // Another document has taken the place of what was owed or offered.
    ...['credited', 'invoiced'].flatMap((word) => ofWord(word, styles.followed)),
    ...['uncollectible', 'declined'].flatMap((word) => ofWord(word, styles.lost)),
    ...ofWord('draft', styles.draft, null),
    ...['void', 'voided', 'canceled'].flatMap((word) => ofWord(word, styles.void, null)),
    ...ofWord('accepted', styles.accepted),
  ];
}

function creditRule(status: string, word: string, credit?: Field): ColourRule[] {
  if (credit?.column === undefined) return [];
  const { header } = credit.column;
  return [
    {
      headers: [status, header],
      formula: (cell) => `=AND(${cell(status)}="${word}";${cell(header)}>0)`,
      style: styles.followed,
    },
  ];
}

// Days are texts. In a cell without a day the formula fails, and Google then does not apply the rule.
function dueRules(
  status: string,
  { due_date: due, amount_due: amount, overdue_on: late }: Fields,
): ColourRule[] {
  if (due?.column === undefined || amount?.column === undefined) return [];
  const [dueHeader, amountHeader] = [due.column.header, amount.column.header];
  const rule = (isDue: string, style: RuleStyle, further: readonly string[] = []): ColourRule => ({
    headers: [status, dueHeader, ...further],
    formula: (cell) =>
      `=AND(OR(${cell(status)}="open";${cell(status)}="partially_paid");` +
      `${cell(amountHeader)}>0;DATEVALUE(${cell(dueHeader)})${isDue})`,
    style,
  });
  const word = late?.column === undefined ? [] : [late.column.header];
  return [rule('<TODAY()', styles.overdue, word), rule(`<=TODAY()+${dueSoonDays}`, styles.dueSoon)];
}
