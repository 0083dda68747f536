/** Lets the links to hosted pages lead to the gateway of this machine, wherever it listens. */
import type { Emulator } from '../../emulator/emulator.ts';
import { askScript } from './ask-developer-area.ts';

const ownMachine = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/;

/**
 * Stores the address, as the owner would on the screen Business; that of another machine, which an owner has entered, stays.
 * @param origin for example `http://localhost:8787`
 */
export function pointLinks(emulator: Emulator, origin: string): void {
  const { workspace } = askScript(emulator, 'business', {});
  const known = workspace.gateway_url as string | null;
  if (known === origin || (known !== null && !ownMachine.test(known))) return;
  const saved = askScript(emulator, 'save_business', {
    etag: workspace.etag,
    changes: { gateway_url: origin },
  });
  if (!saved.ok) throw new Error(`The links could not be set: ${JSON.stringify(saved.faults)}`);
}
