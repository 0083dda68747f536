/** Checks that cells return every text unchanged, and can choose another text cell strategy when they do not. */
import { loadSettings, saveSettings } from '../../../core/settings.ts';
import { chooseTextWay, hostileTexts, type TextWayChoice } from '../../workbook/choose-text-way.ts';
import { fixable, forPerson, good, type HealthCheck, type HealthContext } from '../health-check.ts';

/** The sentence shows this many characters of a text, which is enough to recognise it. */
const toldLength = 40;

export const textProbe: HealthCheck = {
  id: 'text',
  title: 'Text probe',
  run(context) {
    const { way, changed } = choose(context);
    if (changed.length === 0) return good(`${hostileTexts.length} texts of all kinds came back unchanged.`);
    const told = changed.map((text) => JSON.stringify(text.slice(0, toldLength))).join(', ');
    const sentence = `These do not come back from a cell as they were written: ${told}.`;
    if (way === null) {
      return forPerson('fault', [
        sentence,
        'No way of writing them was found that this spreadsheet leaves alone. Report this: the API must not be used with such text.',
      ]);
    }
    return fixable('fault', [
      sentence,
      'Fix writes texts from now on in a way that this spreadsheet leaves alone.',
    ]);
  },
  fix(context) {
    const { way } = choose(context);
    if (way === null) return;
    saveSettings(context.workspace, { ...loadSettings(context.workspace, undefined), text_way: way });
  },
};

function choose({ workspace, spreadsheet }: HealthContext): TextWayChoice {
  return chooseTextWay(workspace.document, spreadsheet, loadSettings(workspace, undefined).text_way);
}
