/** LEFT, RIGHT, MID, LEN, TRIM, UPPER, LOWER, CONCATENATE, SUBSTITUTE and VALUE. */
import { eachScalar, type FunctionTable, matrixOf, type SheetFunction } from '../formula-scope.ts';
import { formulaErrors, isFormulaError, type Scalar, numberOf, textOf } from '../formula-value.ts';

export const texts: FunctionTable = {
  LEFT: part((text, count = 1) => text.slice(0, count)),
  RIGHT: part((text, count = 1) => text.slice(Math.max(0, text.length - count))),
  MID: part((text, first = 1, count = 0) => text.slice(first - 1, first - 1 + count)),
  LEN: (args, scope) =>
    eachScalar([args.at(0)], scope, (value = null) => {
      const text = textOf(value);
      return typeof text === 'string' ? text.length : text;
    }),
  TRIM: part((text) => text.trim().replace(/ +/g, ' ')),
  UPPER: part((text) => text.toUpperCase()),
  LOWER: part((text) => text.toLowerCase()),
  CONCATENATE(args, scope) {
    const values = Array.from({ length: args.count }, (_, index) => matrixOf(args.at(index), scope).cells);
    const pieces = values.flat().map(textOf);
    return pieces.find(isFormulaError) ?? pieces.join('');
  },
  SUBSTITUTE: (args, scope) =>
    eachScalar([args.at(0), args.at(1), args.at(2)], scope, (value = null, sought = null, other = null) =>
      withText(value, (text) => text.replaceAll(String(sought ?? ''), String(other ?? ''))),
    ),
  VALUE: (args, scope) =>
    eachScalar([args.at(0)], scope, (value = null) => (value === '' ? formulaErrors.value : numberOf(value))),
};

/** A function of a text and of numbers. */
function part(change: (text: string, ...numbers: number[]) => string): SheetFunction {
  return (args, scope) => {
    const values = Array.from({ length: args.count }, (_, index) => args.at(index));
    return eachScalar(values, scope, (value = null, ...others) => {
      const numbers = others.map(numberOf);
      return numbers.find(isFormulaError) ?? withText(value, (text) => change(text, ...numbers.map(Number)));
    });
  };
}

function withText(value: Scalar, change: (text: string) => string): Scalar {
  const text = textOf(value);
  return typeof text === 'string' ? change(text) : text;
}
