/** Checks the types of every wing against its own globals, and those of the tests. */
import { spawnSync } from 'node:child_process';

const wings = [
  'src/core',
  'src/core/docs',
  'src/apps-script',
  'src/pages',
  'src/gateway',
  'src/local',
  'src/build',
  'test',
];

const failed = wings.filter((wing) => {
  const { status } = spawnSync('npx', ['tsc', '--project', wing], { stdio: 'inherit' });
  return status !== 0;
});

if (failed.length > 0) {
  console.error(`Types do not hold in: ${failed.join(', ')}`);
  process.exitCode = 1;
}
