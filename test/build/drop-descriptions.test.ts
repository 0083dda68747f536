/** Code.js is made without descriptions, and without touching any other text. */
import { withoutDescriptions } from '../../src/build/drop-descriptions.ts';

test('the description of a field is emptied, its header and its kind stay', async () => {
  const code = await withoutDescriptions(`
    import { required } from '../schema/field.ts';
    export const name = required(choice(['a b', 'c']), 'What it is called.', { column: { header: 'Name' } });
  `);
  expect(code).not.toContain('What it is called.');
  expect(code).toMatch(/required\(choice\(\[\s*'a b',\s*'c'\s*\]\), ""/);
  expect(code).toContain("header: 'Name'");
});

test('the summary of an action is emptied', async () => {
  const code = await withoutDescriptions(`export const action = { name: 'void', summary: 'Void it' };`);
  expect(code).not.toContain('Void it');
  expect(code).toContain("name: 'void'");
});

test('a description that names what it describes is emptied too', async () => {
  const code = await withoutDescriptions(`
    import { optional } from '../schema/field.ts';
    export const nameOf = (object) => optional(text(20), \`The name of the \${object}.\`);
  `);
  expect(code).not.toContain('The name of');
  expect(code).toContain('optional(text(20), ``)');
});

test('a function of that name from elsewhere keeps its texts', async () => {
  const code = await withoutDescriptions(`
    import { required } from './elsewhere.ts';
    export const kept = required(record, 'paid_at');
  `);
  expect(code).toContain("required(record, 'paid_at')");
});

test('members that no request reads go, as values and as methods, and no others', async () => {
  const code = await withoutDescriptions(
    `export const one = { name: 'void', to: 'voided', corrections(record) { return record; }, kept: 1 };`,
    ['to', 'corrections'],
  );
  expect(code).not.toMatch(/voided|corrections/);
  expect(code).toMatch(/name: 'void',\s*kept: 1/);
});
