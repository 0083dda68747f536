/** Loads the script that usual requests do not need: Google parses every script file for every request. */
import type * as Background from './background.ts';
import { serviceCall } from './google/service-call.ts';

/** What both scripts share. The build puts all that stands in Code.js and is used by the background in here. */
declare const SHARED: Readonly<Record<string, unknown>>;

/**
 * The functions of `background.html`, compiled in this execution's own scope. It works with the modules of Code.js.
 * @throws ServiceFailure when Google does not give the file
 */
export function loadBackground(): typeof Background {
  const script = serviceCall(() => HtmlService.createTemplateFromFile('background').getRawContent());
  return compileBackground(script);
}

/** A seam: where many executions share a context, as in the simulator, one compilation serves them all. */
export function compileBackground(script: string): typeof Background {
  // The text was pushed beside this code, as part of the same version of the script.
  return new Function('shared', `${script};return BillingBackground`)(SHARED) as typeof Background;
}
