/** Replaces the link to the page of a document, when the old one has come into wrong hands. */
import type { Action, Transition } from '../../schema/action.ts';

const name = 'rotate_link';

/**
 * The link of the answer works from now on, and no older one does.
 * @param what for example `an invoice`
 */
export function rotateLink(what: string): Action {
  return {
    name,
    summary: `Replace the link to the page of ${what}`,
    fields: {},
    successStatus: 200,
    run: ({ link_version }) => ({ link_version: Number(link_version) + 1 }),
  };
}

/** A document has a link in the statuses that only issuing leads to. */
export function rotation(from: readonly string[]): Transition {
  return { action: name, from, to: null, event: null };
}
