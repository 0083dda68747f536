/** What the thread that writes a checkpoint and the thread that started it say to each other. */
import type { PlacedRow } from '../../emulator/spreadsheet/workbook/workbook-changes.ts';
import { WorkbookFileError } from './workbook-file-error.ts';

/** Some changed rows of the sheet that was asked for; null behind the last. */
export type RowsMessage = readonly PlacedRow[] | null;

/** Asks for the next rows of a sheet, by its place. */
export interface RowsWanted {
  readonly sheet: number;
}

/** What the thread says at its end. */
export type WriterReport = { readonly isWritten: boolean } | { readonly failure: Failure };

/** An error as plain data: a message keeps neither the class of an error nor its code. */
type Failure =
  | { readonly kind: 'file'; readonly path: string; readonly problem: string }
  | { readonly kind: 'other'; readonly message: string; readonly code: string | undefined };

/** The error in the words of a message. */
export function failureOf(reason: unknown): Failure {
  if (reason instanceof WorkbookFileError)
    return { kind: 'file', path: reason.path, problem: reason.problem };
  const { message = String(reason), code } = reason as Partial<NodeJS.ErrnoException>;
  return { kind: 'other', message, code };
}

/** The error that the words stand for. */
export function errorOf(failure: Failure): Error {
  if (failure.kind === 'file') return new WorkbookFileError(failure.path, failure.problem);
  return Object.assign(new Error(failure.message), { code: failure.code });
}
