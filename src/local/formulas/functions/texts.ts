/** RIGHT, SUBSTITUTE and VALUE. */
import { eachScalar, type FunctionTable } from '../formula-scope.ts';
import { formulaErrors, isFormulaError, type Scalar, numberOf, textOf } from '../formula-value.ts';

export const texts: FunctionTable = {
  RIGHT: (args, scope) =>
    eachScalar([args.at(0), args.at(1)], scope, (value = null, count = null) => {
      const length = numberOf(count);
      if (isFormulaError(length)) return length;
      return withText(value, (text) => text.slice(Math.max(0, text.length - length)));
    }),
  SUBSTITUTE: (args, scope) =>
    eachScalar([args.at(0), args.at(1), args.at(2)], scope, (value = null, sought = null, other = null) =>
      withText(value, (text) => text.replaceAll(String(sought ?? ''), String(other ?? ''))),
    ),
  VALUE: (args, scope) =>
    eachScalar([args.at(0)], scope, (value = null) => (value === '' ? formulaErrors.value : numberOf(value))),
};

function withText(value: Scalar, change: (text: string) => string): Scalar {
  const text = textOf(value);
  return typeof text === 'string' ? change(text) : text;
}
