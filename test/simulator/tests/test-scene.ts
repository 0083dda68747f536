/** Scenes for the simulator's own tests: the script as it is, or changed for the worse. */
import { likelySwitches } from '../../../src/emulator/switches.ts';
import { root } from '../../architecture/source-files.ts';
import { wrappedBy } from '../saboteurs.ts';
import { buildScript } from '../script/build-script.ts';
import { prepareScene, type SimulatedScene } from '../world/scene.ts';

/** The folder of the script is read by every run, so it is removed after the last. */
export async function sceneWith(
  saboteur: string | null,
): Promise<{ scene: SimulatedScene; remove: () => void }> {
  const { folder, remove } = await buildScript(root, wrappedBy(saboteur));
  return { scene: prepareScene(folder, likelySwitches), remove };
}
