/** The register of guides, in the order in which they are read. */
import type { TemplateResult } from 'lit-html';
import type { OpenApi } from '../model/open-api.ts';
import type { ReferenceState } from '../views/reference-state.ts';
import { authenticationGuide, errorsGuide, requestsGuide, withoutGatewayGuide } from './calling.ts';
import { listsGuide, webhooksGuide } from './reading.ts';
import { concurrencyGuide, idempotencyGuide, rateLimitsGuide } from './repeating.ts';

/** All guides. */
export const guides: readonly Guide[] = [
  authenticationGuide,
  withoutGatewayGuide,
  requestsGuide,
  errorsGuide,
  listsGuide,
  idempotencyGuide,
  concurrencyGuide,
  rateLimitsGuide,
  webhooksGuide,
];

/** A chapter of prose about a subject that all operations share. */
export interface Guide {
  /** The anchor of the chapter. */
  readonly id: string;
  readonly title: string;
  readonly text: (document: OpenApi, state: ReferenceState) => TemplateResult;
}
