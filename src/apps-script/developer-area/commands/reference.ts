/** Gives the page of the reference what it shows. */
import type { Workspace } from '../../../core/workspace.ts';
import type { AnswerOf } from '../../../pages/protocol.ts';
import { webAppUrl } from '../web-app-url.ts';

export function reference({ files }: Workspace): AnswerOf<'reference'> {
  return { openapi: files.openApi(), web_app_url: webAppUrl() };
}
