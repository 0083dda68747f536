/** IF, IFERROR, AND and OR. */
import {
  eachScalar,
  matrixOf,
  scalarOf,
  type Arguments,
  type FunctionTable,
  type SheetFunction,
} from '../formula-scope.ts';
import { isFault, isMatrix, isReference, toTruth, type Scalar, type Value } from '../formula-value.ts';

export const logic: FunctionTable = {
  IF(args, scope) {
    const truth = toTruth(scalarOf(args.at(0), scope));
    if (isFault(truth)) return truth;
    if (truth) return args.at(1);
    return args.count > 2 ? args.at(2) : false;
  },
  IFERROR(args, scope) {
    const value = args.at(0);
    if (!isMatrix(value) && !isReference(value)) return isFault(value) ? args.at(1) : value;
    const other = scalarOf(args.at(1), scope);
    return eachScalar([value], scope, (scalar = null) => (isFault(scalar) ? other : scalar));
  },
  AND: allTruths((truths) => truths.every(Boolean)),
  OR: allTruths((truths) => truths.some(Boolean)),
};

function allTruths(judge: (truths: readonly boolean[]) => boolean): SheetFunction {
  return (args, scope): Value => {
    const truths = allScalars(args, (value) => matrixOf(value, scope).flat()).map(toTruth);
    return truths.find(isFault) ?? judge(truths.map(Boolean));
  };
}

function allScalars(args: Arguments, scalarsOf: (value: Value) => readonly Scalar[]): Scalar[] {
  return Array.from({ length: args.count }, (_, index) => scalarsOf(args.at(index))).flat();
}
