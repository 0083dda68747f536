/** Every status has a colour of its own, and the list of statuses says what a person can set. */
import { choiceOf } from '../../../src/apps-script/workbook/column-choice.ts';
import { colourRules } from '../../../src/apps-script/workbook/colour-rules.ts';
import { resources } from '../../../src/core/resources/index.ts';
import '../../../src/core/resources/late-rules.ts';
import { recordTable } from '../../../src/core/store/table.ts';

const withStatus = resources.filter(({ fields }) => fields.status?.column !== undefined);

test.each(withStatus.map((resource) => [resource.plural, resource] as const))(
  'each status of %s is coloured',
  (_name, resource) => {
    const formulas = colourRules(resource).map(({ formula }) => formula((header) => `{${header}}`));
    const coloured = (resource.fields.status?.kind.words ?? []).filter((word) =>
      formulas.includes(`={Status}="${word}"`),
    );
    expect(coloured).toEqual(resource.fields.status?.kind.words);
  },
);

function relativeLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('each colour has a contrast of 4.5 to 1 to its ground', () => {
  const styles = withStatus.flatMap((resource) => colourRules(resource).map(({ style }) => style));
  for (const { fontColor = '#000000', background = '#FFFFFF' } of styles) {
    const [dark = 0, light = 0] = [relativeLuminance(fontColor), relativeLuminance(background)].sort(
      (one, other) => one - other,
    );
    expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5);
  }
});

test('the list of an invoice’s statuses begins with those that can be set, and says how it is paid', () => {
  const invoices = withStatus.find(({ plural }) => plural === 'invoices');
  const column = invoices && recordTable(invoices).columns.find(({ key }) => key === 'status');
  const status = invoices?.fields.status;
  if (invoices === undefined || column === undefined || status === undefined) throw new Error('No invoices.');
  const choice = choiceOf(invoices, column, status);
  if (choice === null || !('values' in choice)) throw new Error('No list.');
  expect(choice.values.slice(0, 4)).toEqual(['draft', 'open', 'void', 'uncollectible']);
  expect(choice.help).toContain('choose Billing API › Record a payment');
});
