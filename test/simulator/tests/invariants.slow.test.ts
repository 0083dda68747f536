import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../architecture/source-files.ts';
import { promiseOf } from '../campaign/minimise.ts';
import { failures } from '../failures/index.ts';
import { invariants, violationsOf } from '../invariants/index.ts';
import { type FinishedRun, runPlan } from '../schedule/run.ts';
import { replayScheduler } from '../schedule/scheduler.ts';
import { workloads } from '../workloads/index.ts';
import type { SimulatedScene } from '../world/scene.ts';
import { tamperings } from './tamperings.ts';
import { sceneWith } from './test-scene.ts';

let scene: SimulatedScene;
let remove: () => void;

beforeAll(async () => {
  ({ scene, remove } = await sceneWith(null));
}, 180_000);

afterAll(() => remove());

function keptRun(): FinishedRun {
  const plan = { seed: 3, workloads: ['create_invoice', 'send_mail'], deviations: [] };
  return runPlan(scene, plan, replayScheduler(plan));
}

test('A run without a failure breaks no promise', () => {
  expect(violationsOf(keptRun())).toEqual([]);
});

test.each(Object.entries(tamperings))('The promise that %s can be broken', (name, tamper) => {
  const broken = new Set(violationsOf(tamper(keptRun())).map(promiseOf));
  expect([...broken]).toContain(name);
});

test('Every promise of the register is broken by one of these', () => {
  expect(Object.keys(tamperings).sort()).toEqual(invariants.map(({ name }) => name).sort());
});

describe('The registers have all that the files of their folders export', () => {
  /** The names of what the files of a folder export for its register. */
  const namesIn = (folder: string): string[] => {
    const path = join(root, 'test/simulator', folder);
    const all = readdirSync(path, { recursive: folder === 'invariants', encoding: 'utf8' });
    const files = all.filter((file) => file.endsWith('.ts') && file !== 'index.ts');
    const exported = files.flatMap((file) =>
      Object.values(jest.requireActual<Record<string, unknown>>(join(path, file))),
    );
    return exported.flatMap((value) => {
      const name = typeof value === 'object' && value !== null && 'name' in value ? value.name : null;
      return typeof name === 'string' ? [name] : [];
    });
  };
  const named = (register: readonly { readonly name: string }[]): string[] =>
    register.map(({ name }) => name);

  test('of invariants', () => {
    expect(namesIn('invariants').sort()).toEqual(named(invariants).sort());
  });

  test('of failures', () => {
    expect(namesIn('failures').sort()).toEqual(named(failures).sort());
  });

  test('of workloads, those that are drawn', () => {
    expect(namesIn('workloads').sort()).toEqual(named(workloads.filter(({ weight }) => weight > 0)).sort());
  });
});
