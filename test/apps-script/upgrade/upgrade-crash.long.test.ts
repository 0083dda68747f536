/** An upgrade is finished wherever an execution of it dies: by the dispatcher alone, or by choosing Set up again. */
import { ExecutionStopped } from '../../../src/emulator/execution/outcome.ts';
import type { ServiceCall } from '../../../src/emulator/execution/gate.ts';
import type { StoredCell } from '../../../src/emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { owner } from '../../contract/support/test-workspace.ts';
import { losses, sampleOf } from '../../contract/support/faults.ts';
import { recorded, recordedScene } from './recorded-workspace.ts';
import { schemaVersion } from '../../../src/core/settings.ts';
import { buildMadeUpScript, madeUpVersion } from './made-up-layout.ts';
import { openEarlier, type Upgraded } from './upgraded.ts';

beforeAll(buildMadeUpScript);

/** An execution dies at one of so many calls: each death has all of Set up behind it, some two seconds. */
const every = Number(process.env.DEATH_EVERY ?? 24);

jest.setTimeout(3_600_000);

type Lose = (count: number) => readonly number[];

const settled = recordedScene('settled');

/** Runs Set up, which dies before its call with this index; its calls. */
function setUpUntil({ emulator }: Upgraded, index: number, lose: Lose): ServiceCall[] {
  const calls: ServiceCall[] = [];
  const execution = emulator.open({ kind: 'menu', activeUser: owner });
  const outcome = execution.attempt('setUp', () => [], {
    interceptors: [
      (call, perform) => {
        if (calls.length === index) throw new ExecutionStopped('The execution was killed.');
        calls.push(call);
        return perform();
      },
    ],
  });
  if (!outcome.ok) execution.pending.discard(lose(execution.pending.mutations.length));
  execution.end(outcome);
  return calls;
}

/** All cells but those of the Dashboard, which is made of formulas. */
function cellsOf({ emulator }: Upgraded): Record<string, readonly (readonly StoredCell[])[]> {
  const { sheets } = emulator.world.workbook.toSnapshot();
  const kept = sheets.filter(({ name }) => !['Dashboard', 'figures', 'known ids'].includes(name));
  return Object.fromEntries(kept.map(({ name, rows }) => [name, rows]));
}

function versionIn({ emulator }: Upgraded): number {
  const { schema_version } = JSON.parse(emulator.world.properties.snapshot().script?.settings ?? '{}');
  return schema_version;
}

const open = (): Upgraded => openEarlier(settled, recorded);

/** Lets the dispatcher's minutes pass, or chooses Set up, until the upgrade is done; how often. */
function goOn({ emulator, setUp }: Upgraded, by: 'dispatcher' | 'menu'): void {
  if (by === 'menu') {
    setUp();
    return;
  }
  emulator.world.clock.advance(61_000);
  for (const { outcome } of emulator.fireDueTriggers()) expect(outcome.ok).toBe(true);
}

interface Death {
  readonly index: number;
  readonly lose: Lose;
}

function violationsOf({ index, lose }: Death, wanted: ReturnType<typeof cellsOf>): string[] {
  const workspace = open();
  const [last] = setUpUntil(workspace, index, lose).slice(-1);
  const isBegun = versionIn(workspace) !== schemaVersion;
  const isDone = versionIn(workspace) === madeUpVersion;
  // Before the layout is marked nobody but the owner can begin; behind it either may go on.
  const place = `dies at ${index}, behind ${last?.member}`;
  try {
    goOn(workspace, isBegun && !isDone && index % 2 === 0 ? 'dispatcher' : 'menu');
  } catch (error) {
    return [`${place}: ${error}`];
  }
  const cells = cellsOf(workspace);
  const differing = Object.keys(wanted).filter(
    (name) => JSON.stringify(cells[name]) !== JSON.stringify(wanted[name]),
  );
  return [
    ...(versionIn(workspace) === madeUpVersion ? [] : [`${place}: layout ${versionIn(workspace)}`]),
    ...(Object.keys(cells).join() === Object.keys(wanted).join()
      ? []
      : [`${place}: other sheets: ${Object.keys(cells)}`]),
    ...differing.map((name) => `${place}: "${name}" differs`),
    ...(workspace.emulator.world.locks.held().size === 0 ? [] : [`${place}: the lock is held`]),
  ];
}

test('whatever call an execution dies at, the next ones finish the upgrade, and no cell differs', () => {
  const whole = open();
  const calls = setUpUntil(whole, -1, () => []);
  expect(versionIn(whole)).toBe(madeUpVersion);
  const wanted = cellsOf(whole);
  const upgradeEnd = calls.map(({ member }) => member).lastIndexOf('Properties.deleteProperty');
  expect(upgradeEnd).toBeGreaterThan(100);
  const settingsBegin = calls.map(({ member }) => member).lastIndexOf('Sheet.insertRowsBefore');
  expect(settingsBegin).toBeGreaterThan(0);
  const deaths = calls.map(
    (_call, index): Death => ({ index, lose: losses[index % losses.length] ?? (() => []) }),
  );
  // Behind the upgrade itself comes what every Set up does.
  const tried = [
    ...sampleOf(deaths.slice(0, upgradeEnd + 1), every),
    ...sampleOf(deaths.slice(upgradeEnd + 1), 40),
    // Set up adds rows to the sheet of settings call by call.
    ...deaths.slice(settingsBegin - 1, settingsBegin + 3),
  ];
  expect(tried.flatMap((death) => violationsOf(death, wanted))).toEqual([]);
});
