/** Takes away what the test files of a run have shared. */
import { rmSync } from 'node:fs';

// Jest takes a global teardown by its default export alone.
// biome-ignore lint/style/noDefaultExport: see above
export default function removePrepared(): void {
  const folder = process.env.PREPARED_WORKSPACES;
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}
