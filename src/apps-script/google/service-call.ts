/** Calls a Google service, and turns its exceptions into an error that the API treats as temporary. */
import { OutsideGrid, ServiceFailure, SheetMissing } from '../../core/workspace.ts';

/** @throws ServiceFailure with Google's own message */
export function serviceCall<Result>(call: () => Result): Result {
  try {
    return call();
  } catch (error) {
    if (error instanceof SheetMissing || error instanceof OutsideGrid) throw error;
    throw new ServiceFailure(error instanceof Error ? error.message : String(error));
  }
}
