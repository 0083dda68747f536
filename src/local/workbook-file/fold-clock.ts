/** Decides when the changes of the log are folded into the .xlsx file. */

interface FoldClockOptions {
  /** Folds everything; rejects when the files cannot be written. */
  readonly fold: () => Promise<void>;
  /** A fold begins after this pause in the changes, so that a burst of requests needs only one. */
  readonly idleMs: number;
  /** A fold begins this long after the first change at the latest, although changes never pause. */
  readonly latestMs: number;
  /** Called when a fold has failed, and with null when one succeeds again. */
  readonly onFailure: (error: unknown) => void;
}

interface FoldClock {
  /** Says that there is a change. */
  changed(): void;
  /** Folds now, unless a fold is under way. */
  foldNow(): Promise<void>;
  stop(): void;
}

/** While changes never pause, folding takes at most this share of the time, because it keeps a core busy. */
const busyShareMax = 0.25;

/** Starts with nothing to fold. */
export function createFoldClock({ fold, idleMs, latestMs, onFailure }: FoldClockOptions): FoldClock {
  let timer: NodeJS.Timeout | undefined;
  let isFolding = false;
  let hasFailed = false;
  let isStopped = false;
  let firstChangeMs: number | undefined;
  let lastChangeMs = 0;
  let tookMs = 0;

  const pauseMs = (): number => Math.max(latestMs, tookMs / busyShareMax);

  const dueInMs = (): number => {
    const nowMs = performance.now();
    const latest = (firstChangeMs ?? nowMs) + pauseMs();
    return Math.max(0, Math.min(lastChangeMs + idleMs, latest) - nowMs);
  };

  const arm = (waitMs: number): void => {
    if (timer !== undefined || isStopped) return;
    timer = setTimeout(ring, waitMs).unref();
  };

  const ring = (): void => {
    timer = undefined;
    const waitMs = dueInMs();
    if (waitMs > 0) arm(waitMs);
    else void foldNow();
  };

  const foldNow = async (): Promise<void> => {
    if (isFolding) return;
    isFolding = true;
    firstChangeMs = undefined;
    const startMs = performance.now();
    const error = await fold().then(
      () => null,
      (reason: unknown) => reason,
    );
    tookMs = performance.now() - startMs;
    isFolding = false;
    if ((error !== null) !== hasFailed) onFailure(error);
    hasFailed = error !== null;
    // The cause of a failure may pass without another change, for example when there is room on the disk again.
    if (hasFailed) arm(pauseMs());
    else if (firstChangeMs !== undefined) arm(dueInMs());
  };

  return {
    changed() {
      lastChangeMs = performance.now();
      firstChangeMs ??= lastChangeMs;
      if (!isFolding) arm(dueInMs());
    },
    foldNow,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
