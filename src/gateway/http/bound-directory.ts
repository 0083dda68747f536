/** Limits the time that a directory of workspaces may take, so that one that hangs does not hold its callers. */
import { DirectoryOutage, type WorkspaceDirectory } from './gateway-options.ts';

/** Throws a DirectoryOutage when the directory has not answered within `limitMs`. */
export function boundDirectory(directory: WorkspaceDirectory, limitMs: number): WorkspaceDirectory {
  return (name) => {
    const found = directory(name);
    return found instanceof Promise ? within(found, limitMs) : found;
  };
}

async function within<Found>(found: Promise<Found>, limitMs: number): Promise<Found> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DirectoryOutage(`No answer within ${limitMs} ms.`)), limitMs);
  });
  try {
    return await Promise.race([found, late]);
  } finally {
    clearTimeout(timer);
  }
}
