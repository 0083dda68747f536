/** Checks that cells return every text unchanged, and can choose another way of writing it when they do not. */
import { loadSettings } from '../../../core/settings.ts';
import { saveSettings } from '../../../core/store/save-settings.ts';
import { chooseTextWays, hostileTexts, type TextWaysChoice } from '../../workbook/choose-text-ways.ts';
import { fixable, forPerson, good, type HealthCheck, type HealthContext } from '../health-check.ts';

/** The sentence shows this many characters of a text, which is enough to recognise it. */
const shownLength = 40;

export const textProbe: HealthCheck = {
  id: 'text',
  title: 'Text probe',
  run(context) {
    const { ways, changed } = choose(context);
    if (changed.length === 0)
      return good(
        `${hostileTexts.length} texts of all kinds were written to a cell and read back unchanged.`,
      );
    const told = changed.map((text) => JSON.stringify(text.slice(0, shownLength))).join(', ');
    const sentence = `The spreadsheet changes these texts when they are written to a cell: ${told}.`;
    if (ways === null) {
      return forPerson('fault', [
        sentence,
        'The script knows no format in which this spreadsheet keeps them unchanged. Report this: do not use the API with such texts.',
      ]);
    }
    return fixable('fault', [
      sentence,
      'With Fix, the API writes texts from now on in a format that this spreadsheet keeps unchanged.',
    ]);
  },
  fix(context) {
    const { ways } = choose(context);
    if (ways !== null) saveSettings(context.workspace, ways);
    return [];
  },
};

function choose({ workspace, spreadsheet }: HealthContext): TextWaysChoice {
  return chooseTextWays(workspace.document, spreadsheet, loadSettings(workspace, undefined));
}
