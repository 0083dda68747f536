/**
 * Loads the further scripts on demand, because Google would parse them for every request if they were script files. They
 * are plain text: compressed, they would be half as long, and each run would pay for unpacking them.
 */
import type * as Background from './background.ts';
import type { Printer } from '../core/documents/printer.ts';
import { serviceCall } from './google/service-call.ts';
import type * as Requests from './requests.ts';

/** What later scripts use of Code.js: the build puts it in here, in the order in which those scripts take it. */
declare const SHARED: readonly unknown[];

/** What the background script uses of the requests script: the build adds it to its functions. */
interface Handed {
  readonly SHARED: readonly unknown[];
}

/**
 * Loads `requests.html`, what rare requests need: one service call.
 * @throws ServiceFailure when Google does not give the file
 */
export function loadRequests(): typeof Requests & Handed {
  return compileScript(readScript('requests'), 'BillingRequests', SHARED) as typeof Requests & Handed;
}

/**
 * Loads `background.html`, what the owner and the triggers need, behind the requests, whose modules it uses: two service
 * calls.
 * @throws ServiceFailure when Google does not give a file
 */
export function loadBackground(): typeof Background {
  const shared = [...SHARED, ...loadRequests().SHARED];
  return compileScript(readScript('background'), 'BillingBackground', shared) as typeof Background;
}

/**
 * Loads `pdf.html`, what draws PDFs: one service call, and some 0.1 s of parsing.
 * @throws ServiceFailure when Google does not give the file
 */
export function loadPdf(): { readonly drawPdf: Printer['pdf'] } {
  return compileScript(readScript('pdf'), 'BillingPdf', []) as ReturnType<typeof loadPdf>;
}

function readScript(name: string): string {
  return serviceCall(() => HtmlService.createTemplateFromFile(name).getRawContent());
}

/**
 * Compiles the text of a script in the scope of this execution. The simulator replaces this function, to compile once for
 * many executions.
 * @public the simulator's build finds it by its name
 */
export function compileScript(script: string, name: string, shared: readonly unknown[]): unknown {
  // The text is safe to run: the owner has pushed it together with this code, as part of the same script version.
  return new Function('shared', `${script};return ${name}`)(shared);
}
