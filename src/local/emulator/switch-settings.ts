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
