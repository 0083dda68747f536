/** A paste of many rows is taken over a few rows at a time, whatever happens between two of them. */
import type { Interceptor, ServiceCall } from '../../../../src/emulator/execution/gate.ts';
import { ExecutionStopped } from '../../../../src/emulator/execution/outcome.ts';
import {
  createPersonEdits,
  type PersonEdits,
} from '../../../../src/emulator/spreadsheet/person/person-edits.ts';
import { recordsOf } from '../../support/read-lists.ts';
import { killed } from '../../support/scene.ts';
import { createTestWorkspace, owner, type TestWorkspace } from '../../support/test-workspace.ts';
import { columnNamed } from '../../support/workbook-watch.ts';

type Between = (call: ServiceCall) => void;

interface Pasting {
  readonly workspace: TestWorkspace;
  readonly edits: PersonEdits;
  /** Pastes rows below the header of a sheet, by header, and lets the triggers run. @returns whether they ended well */
  paste(sheet: string, row: number, texts: readonly Readonly<Record<string, string>>[]): boolean;
  /** Runs something whose executions are watched. */
  watch<Result>(run: () => Result): Result;
  /** Called before each service call of the triggers. */
  between: Between;
  /** How long each execution has held the lock at once, in milliseconds. */
  readonly lockedMs: number[];
  readonly toasts: string[];
}

function openPasting(): Pasting {
  const lockedMs: number[] = [];
  const toasts: string[] = [];
  let sinceMs = 0;
  let isWatching: boolean = false;
  const interceptor: Interceptor = (call, perform) => {
    if (!isWatching) return perform();
    pasting.between(call);
    const result = perform();
    if (call.member === 'Lock.tryLock') sinceMs = workspace.clock.now();
    if (call.member === 'Lock.releaseLock') lockedMs.push(workspace.clock.now() - sinceMs);
    if (call.member === 'Spreadsheet.toast') toasts.push(String(call.detail[0]));
    return result;
  };
  const workspace = createTestWorkspace({ interceptors: [interceptor] });
  const edits = createPersonEdits(workspace.workbook, workspace.clock);
  const pasting: Pasting = {
    workspace,
    edits,
    lockedMs,
    toasts,
    between: () => undefined,
    watch(run) {
      lockedMs.length = 0;
      isWatching = true;
      try {
        return run();
      } finally {
        isWatching = false;
      }
    },
    paste(sheet, row, texts) {
      const headers = [...new Set(texts.flatMap((one) => Object.keys(one)))];
      const width = Math.max(...headers.map((header) => columnNamed(workspace, sheet, header)));
      const cells = texts.map((one) => {
        const line = Array.from({ length: width }, () => '');
        for (const [header, text] of Object.entries(one))
          line[columnNamed(workspace, sheet, header) - 1] = text;
        return line;
      });
      const event = edits.paste({ sheet, row, column: 1 }, cells);
      if (event === undefined) throw new Error('The sheet refuses the paste.');
      const runs = pasting.watch(() => workspace.emulator.personDid({ ...event, user: owner }));
      for (const { outcome } of runs)
        if (!outcome.ok && outcome.reason !== 'stopped') throw new Error(outcome.text);
      return runs.every(({ outcome }) => outcome.ok);
    },
  };
  return pasting;
}

function invoices(count: number): Record<string, string>[] {
  return Array.from({ length: count }, (_, index) => ({
    Customer: `Customer ${index % 7}`,
    Total: String(index + 1),
    Status: 'open',
  }));
}

const totalsOf = (workspace: TestWorkspace): number[] =>
  recordsOf(workspace, 'invoices')
    .map(({ total }) => Number(total))
    .sort((a, b) => a - b);

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

test('nobody waits longer than two seconds for a paste of 120 rows', () => {
  const { workspace, paste, lockedMs } = openPasting();
  expect(paste('Invoices', 2, invoices(120))).toBe(true);
  expect(totalsOf(workspace)).toEqual(upTo(120));
  expect(recordsOf(workspace, 'customers')).toHaveLength(7);
  expect(lockedMs.length).toBeGreaterThan(4);
  expect(Math.max(...lockedMs)).toBeLessThan(2000);
});

test('a person sees how far a paste has come, by a message for each commit', () => {
  const { paste, toasts } = openPasting();
  paste(
    'Products',
    2,
    upTo(60).map((price) => ({ Name: `Part ${price}`, 'Unit price': String(price) })),
  );
  expect(toasts).toEqual([
    'Registering pasted rows: 25 of 60',
    'Registering pasted rows: 50 of 60',
    'Registering pasted rows: 60 of 60',
  ]);
});

test('rows that a person sorts while they are taken over are all found again', () => {
  const pasting = openPasting();
  let sorts = 0;
  pasting.between = ({ member }) => {
    if (member !== 'Utilities.sleep' || sorts === 2) return;
    sorts += 1;
    pasting.edits.sortSheet('Products', 1, sorts === 1 ? 'descending' : 'ascending');
  };
  const parts = upTo(90).map((price) => ({ Name: `Part ${100 + price}`, 'Unit price': String(price) }));
  expect(pasting.paste('Products', 2, parts)).toBe(true);
  expect(sorts).toBe(2);
  expect(recordsOf(pasting.workspace, 'products')).toHaveLength(90);
});

test('a request between two commits of a paste is answered, and each record is there once', () => {
  const pasting = openPasting();
  const statuses: number[] = [];
  pasting.between = ({ member }) => {
    if (member !== 'Utilities.sleep' || statuses.length > 2) return;
    statuses.push(
      pasting.workspace.post('/api/v1/invoices', { customer_name: 'Customer 1', total: 1000 }).status,
    );
  };
  expect(pasting.paste('Invoices', 2, invoices(80))).toBe(true);
  expect(statuses).toEqual([201, 201, 201]);
  expect(totalsOf(pasting.workspace)).toEqual([...upTo(80), 1000, 1000, 1000]);
  const numbers = recordsOf(pasting.workspace, 'invoices').map(({ number }) => number);
  expect(new Set(numbers).size).toBe(83);
});

describe('a paste whose execution Google ends', () => {
  function killedPaste(): Pasting {
    const pasting = openPasting();
    let sleeps = 0;
    pasting.between = ({ member }) => {
      if (member === 'Utilities.sleep') sleeps += 1;
      if (sleeps === 2) throw new ExecutionStopped(killed);
    };
    pasting.paste('Invoices', 2, invoices(100));
    pasting.between = () => undefined;
    expect(totalsOf(pasting.workspace).length).toBeLessThan(100);
    // By then nobody takes the execution for alive.
    pasting.workspace.clock.advance(61_000);
    return pasting;
  }

  test('goes on with the upkeep of every ten minutes', () => {
    const { workspace, lockedMs, watch } = killedPaste();
    const start = { kind: 'time_trigger', activeUser: '' } as const;
    expect(watch(() => workspace.emulator.run('runUpkeep', [], start)).ok).toBe(true);
    expect(totalsOf(workspace)).toEqual(upTo(100));
    expect(Math.max(...lockedMs)).toBeLessThan(2000);
    expect(workspace.emulator.world.properties.snapshot().script).not.toHaveProperty('waiting_edits');
  });

  test('goes on with the next edit, also when the rows were sorted meanwhile', () => {
    const pasting = killedPaste();
    const { workspace, edits } = pasting;
    edits.sortSheet('Invoices', columnNamed(workspace, 'Invoices', 'Total'), 'descending');
    expect(pasting.paste('Products', 2, [{ Name: 'Gear', 'Unit price': '2' }])).toBe(true);
    expect(totalsOf(workspace)).toEqual(upTo(100));
  });
});

test('a status that is filled down over many rows is an action on each', () => {
  const pasting = openPasting();
  const { workspace, lockedMs } = pasting;
  pasting.paste('Invoices', 2, invoices(60));
  const status = columnNamed(workspace, 'Invoices', 'Status');
  const filled = pasting.edits.paste(
    { sheet: 'Invoices', row: 2, column: status },
    upTo(60).map(() => ['void']),
  );
  if (filled === undefined) throw new Error('The sheet refuses the status.');
  const runs = pasting.watch(() => workspace.emulator.personDid({ ...filled, user: owner }));
  expect(runs.every(({ outcome }) => outcome.ok)).toBe(true);
  const statuses = recordsOf(workspace, 'invoices').map((invoice) => invoice.status);
  expect(statuses).toEqual(upTo(60).map(() => 'void'));
  expect(Math.max(...lockedMs)).toBeLessThan(2000);
});

test('lines that are pasted for many documents are taken over a few documents at a time', () => {
  const pasting = openPasting();
  const { workspace, lockedMs } = pasting;
  const items = [{ description: 'Travel', unit_price: 5 }];
  const drafts = upTo(30).map((index) =>
    workspace.create('invoices', { customer_name: 'Ada', number: `D-${index}`, status: 'draft', items }),
  );
  const lines = drafts.flatMap(({ number }, index) => [
    { Document: number, Description: 'Oil', 'Unit price': String(index + 1), Quantity: '2' },
    { Document: number, Description: 'Work', 'Unit price': '10' },
  ]);
  expect(pasting.paste('Invoice items', 32, lines)).toBe(true);
  expect(totalsOf(workspace)).toEqual(upTo(30).map((price) => 2 * price + 15));
  expect(Math.max(...lockedMs)).toBeLessThan(2000);
});
