/** IF, IFERROR, ISBLANK, AND, OR and NOT. */
import {
  eachScalar,
  matrixOf,
  scalarOf,
  type FormulaArguments,
  type FunctionTable,
  type SheetFunction,
} from '../formula-scope.ts';
import { isFormulaError, isMatrix, isReference, truthOf, type Scalar, type Value } from '../formula-value.ts';

export const logic: FunctionTable = {
  IF(args, scope) {
    const truth = truthOf(scalarOf(args.at(0), scope));
    if (isFormulaError(truth)) return truth;
    if (truth) return args.at(1);
    return args.count > 2 ? args.at(2) : false;
  },
  IFERROR(args, scope) {
    const value = args.at(0);
    if (!isMatrix(value) && !isReference(value)) return isFormulaError(value) ? args.at(1) : value;
    const other = scalarOf(args.at(1), scope);
    return eachScalar([value], scope, (scalar = null) => (isFormulaError(scalar) ? other : scalar));
  },
  ISBLANK: (args, scope) => scalarOf(args.at(0), scope) === null,
  NOT(args, scope) {
    const truth = truthOf(scalarOf(args.at(0), scope));
    return isFormulaError(truth) ? truth : !truth;
  },
  AND: allTruths((truths) => truths.every(Boolean)),
  OR: allTruths((truths) => truths.some(Boolean)),
};

function allTruths(judge: (truths: readonly boolean[]) => boolean): SheetFunction {
  return (args, scope): Value => {
    const truths = allScalars(args, (value) => matrixOf(value, scope).cells).map(truthOf);
    return truths.find(isFormulaError) ?? judge(truths.map(Boolean));
  };
}

function allScalars(args: FormulaArguments, scalarsOf: (value: Value) => readonly Scalar[]): Scalar[] {
  return Array.from({ length: args.count }, (_, index) => scalarsOf(args.at(index))).flat();
}
