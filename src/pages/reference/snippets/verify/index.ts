/** The register of languages in which the verification of a webhook is shown. */
import { javascriptVerification } from './javascript.ts';
import { phpVerification } from './php.ts';
import { pythonVerification } from './python.ts';

/** A program that proves that a webhook is genuine. */
export interface Verification {
  readonly id: string;
  readonly name: string;
  readonly code: string;
}

/** The programs, the first one shown at first. */
export const verifications: readonly [Verification, ...Verification[]] = [
  { id: 'javascript', name: 'JavaScript', code: javascriptVerification },
  { id: 'python', name: 'Python', code: pythonVerification },
  { id: 'php', name: 'PHP', code: phpVerification },
];
