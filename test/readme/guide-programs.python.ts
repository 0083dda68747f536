/** The guide's programs in Python, and in PHP where it is installed. */
import { spawnSync } from 'node:child_process';
import { runtimes, testPrograms } from './guide-programs.ts';

const isHere = (command: string): boolean => spawnSync(command, ['--version']).status === 0;

test('python3 is installed', () => {
  expect(isHere('python3')).toBe(true);
});

testPrograms(runtimes.filter(({ command }) => command !== 'node' && isHere(command)));
