/** The writer of each syntax. */
import { writeCii } from './cii.ts';
import type { SemanticInvoice } from './model.ts';
import type { Syntax } from './profiles.ts';
import { writeUbl } from './ubl.ts';

/** Each gives the whole document as XML text. */
export const writers: Readonly<Record<Syntax, (invoice: SemanticInvoice) => string>> = {
  ubl: writeUbl,
  cii: writeCii,
};
