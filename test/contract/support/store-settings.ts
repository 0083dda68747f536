/** Changes the settings of a test workspace where they are stored, whichever of them a sheet shows. */
import { type Settings, settingsName } from '../../../src/core/settings.ts';
import type { TestWorkspace } from './test-workspace.ts';

export function storeSettings({ emulator }: TestWorkspace, changes: Partial<Settings>): void {
  const { properties, caches } = emulator.world;
  const script = properties.open('script');
  const stored = JSON.parse(script.values.get(settingsName) ?? '{}') as Partial<Settings>;
  script.set(settingsName, JSON.stringify({ ...stored, ...changes }));
  caches.open('script').remove(settingsName);
}
