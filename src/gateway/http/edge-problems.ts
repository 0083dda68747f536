/** The table of the problems that the gateway itself answers with. */
import type { FailureCode } from '../transport/failure.ts';

/** Codes of the API's error table that can come from the gateway. */
export type EdgeProblemCode = FailureCode | 'internal_error' | 'missing_api_key' | 'payload_too_large';

/** What is said about a code. */
export interface EdgeProblem {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
}

/** Every code, its status and its words. */
export const EDGE_PROBLEMS: Readonly<Record<EdgeProblemCode, EdgeProblem>> = {
  internal_error: {
    status: 500,
    title: 'Internal error',
    detail: 'The gateway met an unexpected condition.',
  },
  missing_api_key: {
    status: 401,
    title: 'Missing API key',
    detail:
      'The API is under /api/v1. Send your API key as "Authorization: Bearer <key>" or as "x-api-key: <key>".',
  },
  payload_too_large: {
    status: 413,
    title: 'Payload too large',
    detail: 'The request body is longer than 256 KiB.',
  },
  upstream_invalid_answer: {
    status: 502,
    title: 'Invalid answer from the workspace',
    detail: 'No usable answer came back from the workspace.',
  },
  upstream_timeout: {
    status: 504,
    title: 'The workspace did not answer in time',
    detail: 'The workspace took too long to answer.',
  },
  workspace_not_found: {
    status: 404,
    title: 'Workspace not found',
    detail: 'No workspace is deployed at this address.',
  },
  workspace_overloaded: {
    status: 503,
    title: 'Workspace overloaded',
    detail: 'The workspace is serving as many requests as it can.',
  },
  workspace_unavailable: {
    status: 503,
    title: 'Workspace unavailable',
    detail: 'The workspace cannot be reached, has used up a daily quota, or is not open to callers.',
  },
};
