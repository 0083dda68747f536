/** Writes a problem that a tool finds itself, as the API writes those that it finds. */
import { type ErrorCode, errorTable, titleOfCode } from '../../core/errors/error-table.ts';
import type { ApiAnswer } from './tool.ts';

/** A fault of an argument. */
export interface ArgumentFault {
  /** A JSON pointer into the arguments. */
  readonly pointer: string;
  /** One of the API's codes of fields, for example `required`. */
  readonly code: string;
  readonly message: string;
}

/** @param detail a sentence on what is wrong and what to do */
export function problemOf(code: ErrorCode, detail: string, errors: readonly ArgumentFault[] = []): ApiAnswer {
  const status = errorTable[code];
  const body = { title: titleOfCode(code), status, code, detail };
  return { status, body: errors.length === 0 ? body : { ...body, errors } };
}
