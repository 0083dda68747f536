/** Cuts long work under the lock into slices, between which others have the lock. */
import type { Workspace } from '../../workspace.ts';

// Nobody holds the lock longer than two seconds: a step that has had this long commits what it has, which takes the rest.
const sliceMs = 700;

/** A caller who waits for the lock tries it several times in this pause between two slices, in milliseconds. */
export const pauseMs = 300;

/** Starts a slice under the lock; the function tells when its time is up. */
export function startSlice({ clock }: Pick<Workspace, 'clock'>): () => boolean {
  const end = clock.now() + sliceMs;
  return () => clock.now() >= end;
}
