import { availableParallelism } from 'node:os';
import { settingNamed, switchSettings } from '../../../src/emulator/switches.ts';
import { readSimulatorOptions } from '../campaign/command-line.ts';

test('Without options it runs 2000 seeds and every crash point on the likely platform', () => {
  expect(readSimulatorOptions([])).toEqual({
    runs: 2000,
    seed: 1,
    crashEvery: 1,
    switches: ['likely'],
    saboteur: null,
    replay: null,
    isJson: false,
    jobs: availableParallelism(),
  });
});

test('It takes what it is told', () => {
  const options = readSimulatorOptions(['--runs', '5', '--seed', '9', '--json', '--replay', '3~twins~']);
  expect(options).toMatchObject({
    runs: 5,
    seed: 9,
    isJson: true,
    replay: { seed: 3, workloads: ['twins'] },
  });
});

test('Each flips every switch alone, and all adds the likely and the unkind', () => {
  const names = [...switchSettings.keys()];
  const { switches } = readSimulatorOptions(['--switches', 'each']);
  expect(switches).toEqual(names.filter((name) => name !== 'likely' && name !== 'unkind'));
  expect(readSimulatorOptions(['--switches', 'all']).switches).toEqual(names);
});

test.each([
  [['--runs', 'many'], '--runs must be a whole number'],
  [['--switches', 'odd'], '--switches must be'],
  [['--unknown'], 'npm run simulate'],
  [['--jobs', 'all'], '--jobs must be a whole number'],
])('It refuses %j', (args, message) => {
  expect(() => readSimulatorOptions(args)).toThrow(message);
});

test('A setting that there is none of is refused with a list of those that there are', () => {
  expect(() => settingNamed('odd')).toThrow(/^There is no setting "odd"; there are likely, .*, unkind\.$/);
  expect(settingNamed('unkind')).toBe(switchSettings.get('unkind'));
});

test('Each setting of one switch differs from the likely one in that switch alone', () => {
  const likely = switchSettings.get('likely');
  for (const [name, switches] of switchSettings) {
    if (name === 'likely' || name === 'unkind') continue;
    const differing = Object.entries(switches).filter(
      ([key, side]) => likely?.[key as keyof typeof likely] !== side,
    );
    expect(differing.map(([key]) => key)).toEqual([name]);
  }
});
