/** Counts the views of each page exactly, within one process: a flood of one link costs the workspace no execution. */

// As the workspace counts them, which several processes share.
const VIEWS_MAX = 20;
const WINDOW_MS = 60_000;
// At most 500 bytes each: 5 MB, however many links somebody makes up. The oldest are forgotten.
const PAGES_MAX = 10_000;

/** Returns how many seconds to wait, or null when the view is admitted. */
export type PageLimit = (page: string, nowMs: number) => number | null;

/** A limit without any views. */
export function createPageLimit(): PageLimit {
  const views = new Map<string, number[]>();
  return (page, nowMs) => {
    const recent = (views.get(page) ?? []).filter((view) => view > nowMs - WINDOW_MS);
    // The page that was seen last stands at the end.
    views.delete(page);
    views.set(page, recent);
    for (const oldest of views.keys()) {
      if (views.size <= PAGES_MAX) break;
      views.delete(oldest);
    }
    if (recent.length >= VIEWS_MAX) return Math.ceil(((recent[0] ?? nowMs) + WINDOW_MS - nowMs) / 1000);
    recent.push(nowMs);
    return null;
  };
}
