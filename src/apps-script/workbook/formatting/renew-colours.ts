/** Renews the conditional formats that colour records by their status. A person's own rules stay behind these. */
import { columnName } from '../../google/a1-notation.ts';
import type { ColourRule, RuleStyle } from '../colour-rules.ts';
import { normalFormula } from './same-formula.ts';
import { nothingToDo, type RangeWork } from './range-work.ts';
import { type ColumnRun, columnRuns, type SheetLayout } from './sheet-layout.ts';
import type { SheetLooks } from './sheet-looks.ts';

type App = GoogleAppsScript.Spreadsheet.SpreadsheetApp;
type Range = GoogleAppsScript.Spreadsheet.Range;
type Rule = GoogleAppsScript.Spreadsheet.ConditionalFormatRule;

interface Planned {
  readonly formula: string;
  readonly style: RuleStyle;
  readonly runs: readonly ColumnRun[];
}

export function renewColours(app: App, layout: SheetLayout, looks: SheetLooks): RangeWork {
  const { sheet, plan, lastRow } = layout;
  if (plan.colours.length === 0 || lastRow < 2) return nothingToDo;
  const planned = plan.colours.flatMap((rule) => planRule(layout, rule));
  const found = looks.colourRules();
  const own = planned.map(({ formula }) => shapeOf(formula));
  const isOwn = (rule: Rule): boolean => own.includes(shapeOf(formulaOf(rule)));
  const wanted = planned.map((rule) => describe(lastRow, rule));
  if (found.filter(isOwn).map(describeFound).join() === wanted.join() && isInFront(found, isOwn))
    return nothingToDo;
  const runs = planned.flatMap((rule) => rule.runs);
  return {
    changes: ['colours'],
    areas: runs.map(({ column, columns }) => ({ row: 2, column, rows: lastRow - 1, columns })),
    run(ranges) {
      const built = planned.map((rule) =>
        build(
          app,
          rule,
          rule.runs.flatMap((run) => ranges[runs.indexOf(run)] ?? []),
        ),
      );
      sheet.setConditionalFormatRules([...built, ...found.filter((rule) => !isOwn(rule))]);
    },
  };
}

function planRule({ columns }: SheetLayout, { headers, formula, style }: ColourRule): Planned[] {
  const cell = (header: string): string => {
    const place = columns.find((column) => column.header === header)?.column ?? 0;
    return place === 0 ? '' : `$${columnName(place)}2`;
  };
  const text = formula(cell);
  const coloured = columns.filter(({ header, isSystem }) => headers?.includes(header) ?? !isSystem);
  return coloured.length === 0 ? [] : [{ formula: text, style, runs: columnRuns(coloured) }];
}

function build(app: App, { formula, style }: Planned, ranges: Range[]): Rule {
  const builder = app.newConditionalFormatRule().whenFormulaSatisfied(formula).setRanges(ranges);
  if (style.background !== undefined) builder.setBackground(style.background);
  if (style.fontColor !== undefined) builder.setFontColor(style.fontColor);
  if (style.italic === true) builder.setItalic(true);
  if (style.strikethrough === true) builder.setStrikethrough(true);
  return builder.build();
}

/** A formula without its cell names. It identifies a rule of the API after Google has adapted the names to moved and deleted columns. */
function shapeOf(formula: string): string {
  return normalFormula(formula).replace(/\$?[A-Z]{1,3}\$?\d+|#REF!/g, '$');
}

function formulaOf(rule: Rule): string {
  return String(rule.getBooleanCondition()?.getCriteriaValues()[0] ?? '');
}

function isInFront(rules: readonly Rule[], isOwn: (rule: Rule) => boolean): boolean {
  const first = rules.findIndex((rule) => !isOwn(rule));
  return first < 0 || !rules.slice(first).some(isOwn);
}

function describe(lastRow: number, { formula, style, runs }: Planned): string {
  const areas = runs.map(({ column, columns }) => [2, column, lastRow - 1, columns].join(':'));
  return [normalFormula(formula), style.background, style.fontColor, areas].join('|').toLowerCase();
}

function describeFound(rule: Rule): string {
  const condition = rule.getBooleanCondition();
  const areas = rule
    .getRanges()
    .map((range) => [range.getRow(), range.getColumn(), range.getNumRows(), range.getNumColumns()].join(':'));
  const style = [condition?.getBackground() ?? undefined, condition?.getFontColor() ?? undefined];
  return [normalFormula(formulaOf(rule)), ...style, areas].join('|').toLowerCase();
}
