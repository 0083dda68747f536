/** The setting of the platform's unsettled facts that a run of the tests is about: SWITCHES names it. */
import { settingNamed } from '../src/local/emulator/switches/switch-settings.ts';
import type { Switches } from '../src/local/emulator/switches/switches.ts';

/** What an emulator of the tests does when its test declares no setting of its own. */
export const chosenSwitches: Switches = settingNamed(process.env.SWITCHES ?? 'likely');
