/** The workspace as the API knows it, while people type: what a cell says is nobody's before it is settled. */
import type { OpenDraft } from '../store/open-draft.ts';

/**
 * The draft with a search that finds a record by what the API wrote last, or by what this draft has made of it. The
 * row that is being settled shows what was typed: it would be found as the holder of its own new number or code.
 */
export function asWritten(draft: OpenDraft): OpenDraft {
  return {
    ...draft,
    findByText: (resource, field, text) =>
      draft.findByText(resource, field, text).filter((record) => {
        const isDrafted = draft.changes.some((change) => change.record === record);
        const known = isDrafted ? record : draft.placeOf(record).stored.written;
        return known[field] === text;
      }),
  };
}
