/** Texts that were pushed along with the code, as files that Apps Script calls HTML. */
import type { Files } from '../../core/workspace.ts';
import { serviceCall } from './service-call.ts';

export function googleFiles(service: GoogleAppsScript.HTML.HtmlService): Files {
  const read = (name: string): string =>
    serviceCall(() => service.createTemplateFromFile(name).getRawContent());
  return { openApi: () => read('openapi') };
}
