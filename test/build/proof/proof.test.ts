/** docs/proof.md tells of what is measured and tried now: whoever adds to that runs `npm run pictures -- --proof`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '../../bench/operations/operations.ts';
import { fillSections, markdownTable } from '../../../src/build/proof/fill-sections.ts';
import { mutationsSection, registersSection } from '../../../src/build/proof/simulator-sections.ts';
import { mutations } from '../../simulator/mutations/index.ts';

const proof = readFileSync(join(__dirname, '../../../docs/proof.md'), 'utf8');

/** What the first column of a section's table names. */
function namesIn(section: string): string[] {
  const [, text = ''] =
    new RegExp(`<!-- ${section} -->(.*)<!-- end of ${section} -->`, 's').exec(proof) ?? [];
  return [...text.matchAll(/^\| `(\w+)` \|/gm)].map(([, name = '']) => name);
}

test('the ledger has a line for every operation that is measured', () => {
  expect(namesIn('ledger')).toEqual(operations.map(({ name }) => name));
});

test('the workloads, faults, promises and mutations are those of the simulator', () => {
  expect(proof).toContain(registersSection());
  expect(namesIn('mutations')).toEqual(mutations.map(({ name }) => name));
  expect(proof).not.toContain('**not found**');
});

test('a section is put between its marks, whatever stood there, and one without marks is refused by name', () => {
  const document = 'Before\n<!-- load -->old<!-- end of load -->\nafter';
  const filled = fillSections(document, { load: markdownTable(['Clients', 'Lost'], [['30', '0']]) });
  expect(filled).toBe(
    'Before\n<!-- load -->\n\n| Clients | Lost |\n| --- | ---: |\n| 30 | 0 |\n\n<!-- end of load -->\nafter',
  );
  expect(fillSections(filled, { load: 'old' })).toContain('<!-- load -->\n\nold\n\n<!-- end of load -->');
  expect(() => fillSections(document, { ledger: '' })).toThrow('The document has no place for "ledger".');
});

test('a mutation that nobody has found is shown as such, and one that nobody has hunted is refused', () => {
  const hunted = mutations.map(({ name }, index) => ({
    mutation: name,
    runs: index,
    crash_points: 0,
    violation: index === 0 ? null : 'numbers are unique: INV-1 twice',
    replay: null,
  }));
  const lines = mutationsSection(hunted).split('\n').slice(2);
  expect(lines[0]).toContain('| **not found** | 0 | 0 |');
  expect(lines[1]).toContain('| numbers are unique | 1 | 0 |');
  expect(() => mutationsSection(hunted.slice(1))).toThrow(`Nobody has hunted ${mutations[0]?.name}.`);
});
