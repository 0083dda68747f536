/** Loads the background script on demand, because Google would parse it for every request if it were a script file. */
import type * as Background from './background.ts';
import { serviceCall } from './google/service-call.ts';

/** The modules that both scripts use. The build puts the exports of Code.js that the background script needs in here. */
declare const SHARED: Readonly<Record<string, unknown>>;

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
