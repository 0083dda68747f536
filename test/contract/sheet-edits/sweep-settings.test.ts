/** A change in the sheet Settings holds, though no trigger has run for it. */
import { noteKey } from '../../../src/emulator/spreadsheet/workbook/sheet-data.ts';
import { sheetNamed } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { createPerson, type Person } from '../support/person.ts';
import { createTestWorkspace, owner, type TestWorkspace } from '../support/test-workspace.ts';

let workspace: TestWorkspace;
let person: Person;

beforeEach(() => {
  workspace = createTestWorkspace();
  person = createPerson(workspace);
});

const rowOf = (label: string): number => person.finds('Settings', 'Setting', label);

/** Sets what no trigger is told of. */
function sets(label: string, text: string): void {
  person.does((edits) => {
    edits.typeCell({ sheet: 'Settings', row: rowOf(label), column: 2 }, text);
    return undefined;
  });
}

function noteAt(label: string): string {
  return sheetNamed(workspace.workbook, 'Settings')?.notes.get(noteKey(rowOf(label), 2)) ?? '';
}

function sweep(): void {
  const outcome = workspace.emulator.run('sweepRows', [], { kind: 'time_trigger', activeUser: '' });
  if (!outcome.ok) throw new Error(outcome.text);
}

/** Chooses Check all rows; what it says. */
function checkAllRows(): string {
  const outcome = workspace.emulator.run('checkAllRows', [], { kind: 'menu', activeUser: owner });
  if (!outcome.ok) throw new Error(outcome.text);
  const { shown } = workspace.emulator.world.screen;
  return shown[shown.length - 1]?.content ?? '';
}

const currency = (): string => workspace.get('/api/v1/me').body.workspace.currency;

test('The sweep takes it', () => {
  sets('Currency', 'CHF');
  expect(currency()).toBe('EUR');
  sweep();
  expect(currency()).toBe('CHF');
});

test('Check all rows takes it, and says so once', () => {
  sets('Currency', 'CHF');
  expect(checkAllRows()).toContain('The sheet Settings has changed: it holds from now on.');
  expect(currency()).toBe('CHF');
  expect(checkAllRows()).toBe('Every row is as the API knows it.');
});

test('What cannot be is noted at its cell, and the note goes with it', () => {
  sets('Currency', 'Crowns');
  sweep();
  expect(currency()).toBe('EUR');
  expect(noteAt('Currency')).toContain('"EUR" is still used');
  sets('Currency', 'CHF');
  checkAllRows();
  expect(noteAt('Currency')).toBe('');
});
