/** The settings of the unsettled facts that proofs run with: as is likely, each flipped alone, and all unkind. */
import { guardedSwitches, likelySwitches, type Switches, unkindSwitches } from './switches.ts';

/** The other side of each switch, also where neither is the unkind one. */
const flipped: Switches = {
  ...guardedSwitches,
  rangeBeyondGrid: 'clipped',
  propertyValueBytesMax: 524287,
};

/** Settings by name; one fact alone is named after its switch. */
export const switchSettings: ReadonlyMap<string, Switches> = new Map([
  ['likely', likelySwitches],
  ...Object.keys(likelySwitches).map((name): [string, Switches] => [
    name,
    { ...likelySwitches, [name]: flipped[name as keyof Switches] },
  ]),
  ['unkind', unkindSwitches],
]);

/** @throws Error that lists the settings when none has this name */
export function settingNamed(name: string): Switches {
  const setting = switchSettings.get(name);
  if (setting !== undefined) return setting;
  throw new Error(`There is no setting "${name}"; there are ${[...switchSettings.keys()].join(', ')}.`);
}
