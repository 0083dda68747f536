/** Prints what `.ci/run` tries of one of the long explorations: `tsx test/share/print-share.ts <exploration> <seed>`. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mutations } from '../simulator/mutations/index.ts';
import { triedTests } from '../switches/tried-tests.ts';
import { shareOf } from './share.ts';
import { testKeyedFiles } from './test-keyed-files.ts';

function longTests(): string[] {
  return readdirSync('test', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.long.test.ts') && !path.includes('node_modules'))
    .map((path) => join('test', path))
    .sort();
}

/** By the name of an exploration: all that it tries, and one of how many a run of `.ci/run` takes. */
const explorations: Readonly<Record<string, readonly [() => readonly string[], number]>> = {
  switches: [() => Object.keys(triedTests), 4],
  mutations: [() => mutations.map(({ name }) => name), 12],
  'long-tests': [longTests, 9],
  'test-key': [testKeyedFiles, 6],
};

const [exploration = '', seed = ''] = process.argv.slice(2);
const [list, of] = explorations[exploration] ?? [];
if (list === undefined || of === undefined || !/^\d+$/.test(seed))
  throw new Error(`Name one of ${Object.keys(explorations).join(', ')}, and a seed.`);
const share = shareOf(list(), of, Number(seed));
console.error(`${exploration}: ${share.length} of ${list().length}: ${share.join(' ')}`);
console.log(share.join('\n'));
