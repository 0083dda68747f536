/** Scenes for the simulator's own tests: the script as it is, or changed for the worse. */
import { join } from 'node:path';
import { likelySwitches } from '../../../src/local/emulator/switches.ts';
import { wrappedBy } from '../../../src/local/simulator/mutations/index.ts';
import { buildScript } from '../../../src/local/simulator/script/build-script.ts';
import { prepareScene, type Scene } from '../../../src/local/simulator/world/scene.ts';

export const root = join(__dirname, '../../..');

/** The folder of the script is read by every run, so it is removed after the last. */
export async function sceneWith(mutation: string | null): Promise<{ scene: Scene; remove: () => void }> {
  const { folder, remove } = await buildScript(root, wrappedBy(mutation));
  return { scene: prepareScene(folder, likelySwitches), remove };
}
