/** A person sets another locale or another time zone of the spreadsheet. */
import { type Disturbance, mayTouch } from './disturbance.ts';

const changes = [
  { locale: 'de_DE' },
  { locale: 'en_GB' },
  { time_zone: 'Pacific/Auckland' },
  { time_zone: 'America/New_York', locale: 'fr_FR' },
] as const;

export const personChangesLocale: Disturbance = {
  name: 'person_changes_locale',
  weight: 1,
  canStrike: mayTouch,
  strike({ world }, choice) {
    const change = changes[choice % changes.length] ?? {};
    // Google tells no trigger of it.
    world.workbook.apply({ op: 'set_workbook', ...change });
    world.note(() => `a person sets ${JSON.stringify(change)}`);
    return null;
  },
};
