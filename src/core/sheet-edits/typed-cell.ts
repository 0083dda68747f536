/** Takes what a person typed into a cell for what it means, before it is held to the rules of its field. */
import * as v from 'valibot';
import type { Field } from '../schema/field.ts';
import type { Cell } from '../workspace.ts';
import type { RowRange } from './settle-rows.ts';
import { type DayOrder, parseTypedDay } from './typed-day.ts';

export interface TypingHabits {
  readonly dayOrder: DayOrder;
  /** The calendar day of an instant, where the spreadsheet is. */
  readonly dayOf: (instantMs: number) => string;
  /** For each of these rows, whether the column's cell shows a hundredth as 1%. */
  readonly showsPercent: (sheet: string, column: number, rows: RowRange) => readonly boolean[];
}

const yesWords = ['true', 'yes', 'x', '1'];
const noWords = ['false', 'no', '0'];

/** The cell as the API would have written it, where that is clear; else the cell as it is. */
export function readTypedCell({ kind }: Field, cell: Cell, { dayOrder, dayOf }: TypingHabits): Cell {
  if (cell === '') return cell;
  if (kind.cell === 'boolean') return typeof cell === 'string' ? readAnswer(cell) : cell;
  if (kind.cell !== 'text') return cell;
  if (cell instanceof Date) return dayOf(cell.getTime());
  const text = String(cell);
  if (kind.verbatim === true) return text;
  const trimmed = text.trim();
  const readings = [
    text,
    trimmed,
    parseTypedDay(trimmed, dayOrder) ?? trimmed,
    trimmed.toLowerCase().replace(/ /g, '_'),
    trimmed.toUpperCase(),
  ];
  return readings.find((reading) => v.is(kind.schema, reading)) ?? text;
}

function readAnswer(text: string): Cell {
  const word = text.trim().toLowerCase();
  if (yesWords.includes(word)) return true;
  return noWords.includes(word) ? false : text;
}
