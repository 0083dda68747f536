/** RIGHT, SUBSTITUTE and VALUE. */
import { eachScalar, type FunctionTable } from '../formula-scope.ts';
import { faults, isFault, type Scalar, toNumber, toText } from '../formula-value.ts';

export const texts: FunctionTable = {
  RIGHT: (args, scope) =>
    eachScalar([args.at(0), args.at(1)], scope, (value = null, count = null) => {
      const length = toNumber(count);
      if (isFault(length)) return length;
      return withText(value, (text) => text.slice(Math.max(0, text.length - length)));
    }),
  SUBSTITUTE: (args, scope) =>
    eachScalar([args.at(0), args.at(1), args.at(2)], scope, (value = null, sought = null, other = null) =>
      withText(value, (text) => text.replaceAll(String(sought ?? ''), String(other ?? ''))),
    ),
  VALUE: (args, scope) =>
    eachScalar([args.at(0)], scope, (value = null) => (value === '' ? faults.value : toNumber(value))),
};

function withText(value: Scalar, change: (text: string) => string): Scalar {
  const text = toText(value);
  return typeof text === 'string' ? change(text) : text;
}
