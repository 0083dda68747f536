/** Proves that the workflow runs what anybody runs to prove a clone, and nothing of others that may change. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { root } from '../architecture/source-files.ts';

interface Workflow {
  readonly on: { readonly push: { readonly branches: readonly string[] }; readonly pull_request: null };
  readonly permissions: object;
  readonly jobs: Readonly<Record<string, Job>>;
}

interface Job {
  readonly strategy: { readonly matrix: { readonly node: readonly string[] } };
  readonly container: string;
  readonly steps: readonly { readonly uses?: string; readonly run?: string }[];
}

const folder = join(root, '.github/workflows');
const text = readFileSync(join(folder, 'ci.yml'), 'utf8');
const workflow = parseYaml(text) as Workflow;
const [job, ...others] = Object.values(workflow.jobs);

test('there is one workflow with one job, which may read and nothing else', () => {
  expect(readdirSync(folder)).toEqual(['ci.yml']);
  expect(others).toEqual([]);
  expect(workflow.permissions).toEqual({ contents: 'read' });
  expect(workflow.on).toEqual({ push: { branches: ['main'] }, pull_request: null });
});

test('it runs .ci/run, which can be run', () => {
  expect(job?.steps.flatMap(({ run }) => run ?? [])).toEqual(['.ci/run']);
  expect(statSync(join(root, '.ci/run')).mode & 0o111).toBe(0o111);
});

test('it does so on the oldest Node that the package takes, and on a newer one', () => {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    engines: { node: string };
  };
  const [oldest, newer] = job?.strategy.matrix.node ?? [];
  expect(engines.node).toBe(`>=${oldest}`);
  expect(Number(newer)).toBeGreaterThan(Number(oldest));
  expect(job?.container).toMatch(/^node:\$\{\{ matrix\.node \}\}-/);
});

test('every action is pinned by its commit, with its version beside it', () => {
  const used = job?.steps.flatMap(({ uses }) => uses ?? []) ?? [];
  expect(used.length).toBeGreaterThan(0);
  for (const action of used) {
    expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/);
    expect(text).toMatch(new RegExp(`${action} # v\\d+\\.\\d+\\.\\d+\n`));
  }
});
