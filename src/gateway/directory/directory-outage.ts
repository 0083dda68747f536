/** The error of a directory that cannot be asked at the moment, whatever it holds. */

/** Thrown by a directory; whoever tries again in a moment may be answered. */
export class DirectoryOutage extends Error {
  constructor(cause: unknown) {
    super(`The directory of workspaces cannot be read. ${cause}`, { cause });
    this.name = 'DirectoryOutage';
  }
}
