/**
 * Loads the background script on demand, because Google would parse it for every request if it were a script file. It is
 * plain text: compressed, it would be half as long, and each run would pay for unpacking it.
 */
import type * as Background from './background.ts';
import { serviceCall } from './google/service-call.ts';

/** What the background script uses of Code.js: the build puts it in here, in the order in which that script takes it. */
declare const SHARED: readonly unknown[];

/**
 * Compiles `background.html` in the scope of this execution, with the modules of Code.js, and returns its functions.
 * @throws ServiceFailure when Google does not give the file
 */
export function loadBackground(): typeof Background {
  const script = serviceCall(() => HtmlService.createTemplateFromFile('background').getRawContent());
  return compileBackground(script);
}

/**
 * Compiles the text of the background script. The simulator replaces this function, to compile once for many executions.
 * @public the simulator's build finds it by its name
 */
export function compileBackground(script: string): typeof Background {
  // The text is safe to run: the owner has pushed it together with this code, as part of the same script version.
  return new Function('shared', `${script};return BillingBackground`)(SHARED) as typeof Background;
}
