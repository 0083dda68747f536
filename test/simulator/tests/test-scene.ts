/** Scenes for the simulator's own tests: the script as it is, or changed for the worse. */
import { join } from 'node:path';
import { likelySwitches } from '../../../src/emulator/switches.ts';
import { wrappedBy } from '../saboteurs.ts';
import { buildScript } from '../script/build-script.ts';
import { prepareScene, type Scene } from '../world/scene.ts';

export const root = join(__dirname, '../../..');

/** The folder of the script is read by every run, so it is removed after the last. */
export async function sceneWith(saboteur: string | null): Promise<{ scene: Scene; remove: () => void }> {
  const { folder, remove } = await buildScript(root, wrappedBy(saboteur));
  return { scene: prepareScene(folder, likelySwitches), remove };
}
