/** An upgrade takes as many executions as it needs, and finds all rows whoever moves them. */
import { createPersonEdits } from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { rowsOf } from '../../contract/support/ledger.ts';
import {
  capitals,
  countingStep,
  layoutRow,
  openSmallOffice,
  rowCount,
  rowsWith,
  third,
} from './small-office.ts';

test('an upgrade that is stopped half-way goes on, and every cell that people filled is kept', () => {
  const office = openSmallOffice();
  const dying = capitals((name) => {
    if (name === 'Ada 700') throw new Error('Google has stopped the script.');
  });
  expect(() => office.upgrade([dying, third])).toThrow('Google has stopped the script.');
  expect(layoutRow(office)).toBe('1');
  expect(rowsOf(office.workbook, 'Customers').filter(({ Capitals }) => Capitals !== '')).toHaveLength(500);
  expect(office.google.world.locks.held().size).toBe(0);
  expect(office.isOpen()).toBe(true);
  expect(office.upgrade([capitals(), third])).toMatchObject({ refusal: null, stored: 2.5 });
  expect(layoutRow(office)).toBe('3');
  expect(rowsOf(office.workbook, 'Customers')).toEqual(rowsWith('Full name'));
});

test('an execution ends long before Google would end it, says how far it has come, and the next goes on', () => {
  const office = openSmallOffice();
  let rows = 0;
  // The time is up once the first five hundred rows were looked at and rewritten.
  const slow = capitals(() => {
    rows += 1;
    office.google.world.clock.advance(250);
  });
  const { refusal, holdsLock, tookMs } = office.upgrade([slow]);
  expect(refusal).toBe(
    'The upgrade to layout 2 is not finished (Customers: row 502 of 1201). It continues by itself in a minute, or at once when you choose Set up again.',
  );
  expect(rows).toBe(1_000);
  expect(holdsLock).toBe(false);
  expect(tookMs).toBeLessThan(6 * 60_000);
  expect(office.isOpen()).toBe(true);
  expect(office.triggersInstalled()).toBe(1);
  expect(office.upgrade([capitals()]).refusal).toBeNull();
  expect(rowsOf(office.workbook, 'Customers')).toEqual(rowsWith('Name'));
});

test.each(['ascending', 'descending'] as const)(
  'rows that somebody sorts %s between two reads are all found',
  (order) => {
    const office = openSmallOffice();
    const hands = createPersonEdits(office.workbook, office.google.world.clock);
    let isSorted = false;
    const step = capitals((name) => {
      if (name !== 'Ada 600' || isSorted) return;
      isSorted = true;
      hands.sortSheet('Customers', 1, order);
    });
    expect(office.upgrade([step]).refusal).toBeNull();
    const rows = rowsOf(office.workbook, 'Customers');
    expect(rows).toHaveLength(rowCount);
    for (const { Name, Capitals } of rows) expect(Capitals).toBe(String(Name).toUpperCase());
  },
);

test('no step runs twice once it is done, and none when the layout is the present one', () => {
  const office = openSmallOffice();
  office.upgrade([capitals()]);
  const ran: number[] = [];
  const counting = [2, 3].map((to) => countingStep(to, ran));
  office.upgrade(counting);
  expect(ran).toEqual([3]);
  office.upgrade(counting);
  expect(ran).toEqual([3]);
});
