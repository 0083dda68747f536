/** The error of a local file that cannot be used as it is. */

/** Names the file and what is wrong with it; nothing on the disk was changed. */
export class WorkbookFileError extends Error {
  override readonly name = 'WorkbookFileError';
  readonly path: string;

  /** `problem` completes the sentence that begins with the path. */
  constructor(path: string, problem: string, cause?: unknown) {
    const reason = cause instanceof Error ? `: ${cause.message}` : '';
    super(`${path} ${problem}${reason}`, cause === undefined ? undefined : { cause });
    this.path = path;
  }
}
