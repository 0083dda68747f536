/** TODAY, DATE, YEAR, MONTH, DAY, EDATE and DATEVALUE. Days are counted from 1899-12-30. */
import { eachScalar, type FunctionTable, type SheetFunction } from '../formula-scope.ts';
import { formulaErrors, type Scalar } from '../formula-value.ts';
import { withNumbers } from './numbers.ts';

const dayMs = 86_400_000;
const epochMs = Date.UTC(1899, 11, 30);

export const days: FunctionTable = {
  TODAY: (_args, scope) => scope.today,
  DATE: (args, scope) =>
    eachScalar([args.at(0), args.at(1), args.at(2)], scope, (...parts) =>
      withNumbers(
        parts,
        ([year = 0, month = 1, day = 1]) => (Date.UTC(year, month - 1, day) - epochMs) / dayMs,
      ),
    ),
  YEAR: ofDay((date) => date.getUTCFullYear()),
  MONTH: ofDay((date) => date.getUTCMonth() + 1),
  DAY: ofDay((date) => date.getUTCDate()),
  EDATE: (args, scope) =>
    eachScalar([args.at(0), args.at(1)], scope, (day = null, count = null) =>
      withNumbers([day, count], ([serial = 0, months = 0]) => monthsLater(serial, months)),
    ),
  DATEVALUE: (args, scope) => eachScalar([args.at(0)], scope, (value = null) => serialOf(value)),
};

function ofDay(read: (date: Date) => number): SheetFunction {
  return (args, scope) =>
    eachScalar([args.at(0)], scope, (value = null) =>
      withNumbers([value], ([serial = 0]) => read(new Date(epochMs + Math.floor(serial) * dayMs))),
    );
}

// A month without such a day gives its last day.
function monthsLater(serial: number, months: number): number {
  const date = new Date(epochMs + Math.floor(serial) * dayMs);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + Math.trunc(months)];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return (Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay)) - epochMs) / dayMs;
}

// The workbook writes days as ISO texts alone, so no other spelling is read.
function serialOf(value: Scalar): Scalar {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return formulaErrors.value;
  const ms = Date.parse(`${value}T00:00:00Z`);
  return Number.isNaN(ms) ? formulaErrors.value : (ms - epochMs) / dayMs;
}
