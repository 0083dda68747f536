/** Brings in, when it is needed, what no billing request needs: Google parses every script file for every request. */
import type * as Background from './background.ts';
import { serviceCall } from './google/service-call.ts';

/** The functions of `background.html`, compiled in this execution's own scope. */
export function loadBackground(): typeof Background {
  const script = serviceCall(() => HtmlService.createTemplateFromFile('background').getRawContent());
  return compileBackground(script);
}

/** A seam: where many executions share a context, as in the simulator, one compilation serves them all. */
export function compileBackground(script: string): typeof Background {
  // The text was pushed beside this code, as part of the same version of the script.
  return new Function(`${script};return BillingBackground`)() as typeof Background;
}
