/** What a guide of the reference page is: a chapter of prose about what all operations share. */
import type { TemplateResult } from 'lit-html';
import type { OpenApi } from '../model/open-api.ts';
import type { ReferenceState } from '../views/reference-state.ts';

export interface Guide {
  /** Its anchor. */
  readonly id: string;
  readonly title: string;
  readonly text: (document: OpenApi, state: ReferenceState) => TemplateResult;
}
