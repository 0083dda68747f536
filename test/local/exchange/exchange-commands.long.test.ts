/** The commands that export and import on a developer's machine. */
import { existsSync, mkdtempSync, readdirSync, statSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportToFolder, importFromFile } from '../../../src/local/exchange/exchange-commands.ts';
import { localPort } from '../../../src/local/exchange/run-exchange.ts';
import { chooseCommand } from '../../../src/local/runtime/menu-command.ts';
import { localOwner } from '../../../src/local/runtime/local-workspace.ts';
import { createEmulator } from '../../../src/emulator/emulator.ts';
import { blankWorkbook, createWorkbook } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { chosenSwitches } from '../../chosen-switches.ts';

const folder = mkdtempSync(join(tmpdir(), 'exchange-'));

afterAll(() => rmSync(folder, { recursive: true }));

function open() {
  const emulator = createEmulator({
    scriptFolder: join(__dirname, '../../../dist/apps-script'),
    workbook: createWorkbook(blankWorkbook('Lovelace Engines', 'Europe/Berlin', 'en_US')),
    owner: localOwner,
    switches: chosenSwitches,
  });
  chooseCommand(emulator, 'setUp');
  const commits = { count: 0 };
  const port = localPort({
    emulator,
    commit: async () => {
      commits.count += 1;
    },
  });
  const run = async (command: typeof exportToFolder, ...words: string[]) => {
    const said: string[] = [];
    const isGood = await command({ port, words, say: (sentence) => said.push(sentence) });
    return { isGood, said };
  };
  return { run, commits };
}

test('A table of another tool is imported, exported as files, and brought back from them', async () => {
  const table = join(folder, 'list.csv');
  writeFileSync(table, 'Name,Email,Orders\nAda,ada@example.com,1\nBob,nowhere,2\n');
  const { run, commits } = open();
  expect(await run(importFromFile, table, '--as', 'customers')).toEqual({
    isGood: false,
    said: [
      '2 rows, read as customers of an unknown program.',
      '  Name → name (Name)',
      '  Email → email (Email)',
      'Columns that are not imported: Orders.',
      'Wrote 1 customers.',
      expect.stringMatching(/^Refused: Line 3: email: /),
    ],
  });
  expect(commits.count).toBeGreaterThan(0);
  const out = join(folder, 'deep/out');
  expect(await run(exportToFolder, out)).toEqual({ isGood: true, said: [`Wrote 1 customers to ${out}.`] });
  expect(readdirSync(out)).toContain('workspace.json');
  // Windows has no such bits.
  for (const name of process.platform === 'win32' ? [] : readdirSync(out))
    expect((statSync(join(out, name)).mode & 0o777).toString(8)).toBe('600');
  const other = open();
  const file = join(out, 'workspace.json');
  expect(await other.run(importFromFile, file)).toEqual({ isGood: true, said: ['Wrote 1 customers.'] });
  expect(await other.run(importFromFile, file)).toEqual({
    isGood: true,
    said: ['Wrote no records.', 'Already there, left unchanged: 1.'],
  });
});

test('What a column becomes can be said, and a preview writes nothing', async () => {
  const table = join(folder, 'stock.csv');
  writeFileSync(table, Buffer.from('Ware;Preis;Farbe\nM\xfctze;1.250,00;rot\n', 'latin1'));
  const { run } = open();
  const words = [table, '--as', 'products', '--column', 'Ware=name', '--column', 'Farbe=unit'];
  const plan = [
    'Read as Windows-1252.',
    '1 row, read as products of an unknown program.',
    '  Ware → name (Name)',
    '  Preis → unit_price (Unit price)',
    '  Farbe → unit (Unit)',
  ];
  const preview = await run(importFromFile, ...words, '--preview');
  expect(preview).toEqual({ isGood: true, said: [...plan, 'Nothing was written, as this is a preview.'] });
  expect(await run(importFromFile, ...words)).toEqual({ isGood: true, said: [...plan, 'Wrote 1 products.'] });
  const again = await run(importFromFile, ...words);
  expect(again.said.pop()).toBe('Already there, left unchanged: 1 (line 2).');
  await expect(run(importFromFile, ...words, '--column', 'Farbe=colour')).rejects.toThrow(
    'no field "colour"',
  );
  await expect(run(importFromFile, ...words, '--column', 'Size=unit')).rejects.toThrow('no column "Size"');
});

test('Whoever names no folder or no file is told how', async () => {
  const { run } = open();
  await expect(run(exportToFolder)).rejects.toThrow('npm run export -- <folder>');
  await expect(run(importFromFile)).rejects.toThrow('npm run import -- <file>');
  expect(existsSync(join(folder, 'undefined'))).toBe(false);
});
