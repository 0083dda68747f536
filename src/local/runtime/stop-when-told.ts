/** Ends `npm start` when it is told to: by Ctrl+C, by a signal, or by the end of the npm that started it. */

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const parentWatchMs = 250;

// Read at once: the parent may end while the workbook is opened.
const parent = process.ppid;

/**
 * Calls `stop` once and ends the process behind it: with 0, or with 1 and its message when it rejects.
 * @param stop resolves when everything is written
 */
export function stopWhenTold(stop: () => Promise<void>): void {
  let isStopping = false;
  const stopOnce = (): void => {
    if (isStopping) return;
    isStopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error instanceof Error ? `${error.message}.` : error);
        process.exit(1);
      },
    );
  };
  // Ctrl+C reaches this process more than once, from the terminal and from npm. A signal without a listener would end
  // it while it still writes.
  for (const signal of signals) process.on(signal, stopOnce);
  if (process.env.npm_lifecycle_event === 'start') stopWithParent(stopOnce);
}

/** The shell between npm and this process dies of a signal, and passes none on. */
function stopWithParent(stop: () => void): void {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, parentWatchMs).unref();
}
