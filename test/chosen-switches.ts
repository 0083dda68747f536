/** The setting of the platform's unsettled facts that a run of the tests is about: SWITCHES names it. */
import { settingNamed, type Switches } from '../src/emulator/switches.ts';

/** What an emulator of the tests does when its test declares no setting of its own. */
export const chosenSwitches: Switches = settingNamed(process.env.SWITCHES ?? 'likely');

/** How many document calls a search takes: where Google's own passes over what is hidden, a column is read instead. */
export const searchCalls = chosenSwitches.finderInHiddenColumns === 'searches' ? 1 : 2;
