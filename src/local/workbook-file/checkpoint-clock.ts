/** Decides when a checkpoint is written. */

interface CheckpointClockOptions {
  /** Writes a checkpoint of everything; rejects when the files cannot be written. */
  readonly checkpoint: () => Promise<void>;
  /** A checkpoint begins after this pause in the changes, so that a burst of requests needs only one. */
  readonly idleMs: number;
  /** A checkpoint begins this long after the first change at the latest, although changes never pause. */
  readonly latestMs: number;
  /** Called when a checkpoint has failed, and with null when one succeeds again. */
  readonly onFailure: (error: unknown) => void;
}

interface CheckpointClock {
  /** Says that there is a change. */
  changed(): void;
  /** Writes a checkpoint now, unless one is under way. */
  checkpointNow(): Promise<void>;
  stop(): void;
}

/** While changes never pause, checkpoints take at most this share of the time, because they keep a core busy. */
const busyShareMax = 0.25;

/** Starts with no change. */
export function createCheckpointClock({
  checkpoint,
  idleMs,
  latestMs,
  onFailure,
}: CheckpointClockOptions): CheckpointClock {
  let timer: NodeJS.Timeout | undefined;
  let isWriting = false;
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
    else void checkpointNow();
  };

  const checkpointNow = async (): Promise<void> => {
    if (isWriting) return;
    isWriting = true;
    firstChangeMs = undefined;
    const startMs = performance.now();
    const error = await checkpoint().then(
      () => null,
      (reason: unknown) => reason,
    );
    tookMs = performance.now() - startMs;
    isWriting = false;
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
      if (!isWriting) arm(dueInMs());
    },
    checkpointNow,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
