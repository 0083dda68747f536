/** The error of a local file that cannot be used as it is. */

/** The usual faults of a disk, in words that complete a sentence. */
const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of this user on the disk is used up',
  EFBIG: 'the file has reached the size that this process may write',
  EACCES: 'this user has no right to it',
  EPERM: 'this user has no right to it',
  EROFS: 'the disk is read-only',
  EIO: 'the disk has failed',
  ENOTDIR: 'a part of the path is no folder',
  EISDIR: 'it is a folder',
  ELOOP: 'its links lead in a circle',
};

/** The cause of a fault in words; the system's own message where there are none. */
export function reasonOf(error: unknown): string {
  const { code = '', message = String(error) } = error as Partial<NodeJS.ErrnoException>;
  return reasons[code] ?? message;
}

/** Says in our own words what is wrong with the bytes of a workbook; completes a sentence. */
export class UnreadableWorkbook extends Error {
  override readonly name = 'UnreadableWorkbook';
}

/** Names the file and what is wrong with it; nothing on the disk was changed. */
export class WorkbookFileError extends Error {
  override readonly name = 'WorkbookFileError';
  readonly path: string;
  /** Completes the sentence that begins with the path. */
  readonly problem: string;

  /** @param cause a fault of the disk, which is told as well @param origin what is kept for whoever debugs it, untold */
  constructor(path: string, problem: string, cause?: unknown, origin = cause) {
    const whole = cause === undefined ? problem : `${problem}: ${reasonOf(cause)}`;
    super(`${path} ${whole}`, origin === undefined ? undefined : { cause: origin });
    this.path = path;
    this.problem = whole;
  }
}
