import { createVirtualClock } from '../../../../src/emulator/time/clock.ts';
import { createDailyQuotas } from '../../../../src/emulator/execution/daily-quotas.ts';
import type { ExecutionFacts } from '../../../../src/emulator/execution/open-execution.ts';
import {
  createPropertiesService,
  type PropertiesService,
} from '../../../../src/emulator/services/properties/properties-service.ts';
import { createPropertyStores } from '../../../../src/emulator/services/properties/property-stores.ts';
import type { StateMutation } from '../../../../src/emulator/emulator-options.ts';
import { likelySwitches } from '../../../../src/emulator/switches.ts';
import { startMs, testExecution } from '../../support/test-execution.ts';

const owner = 'owner@example.com';

function setUp() {
  const mutations: StateMutation[] = [];
  const world = {
    stores: createPropertyStores({ script: { plan: 'free' } }, (mutation) => mutations.push(mutation)),
    quotas: createDailyQuotas(),
    owner,
  };
  const service = (facts: Partial<ExecutionFacts> = {}): PropertiesService =>
    createPropertiesService(testExecution(facts).execution, world);
  return { mutations, world, service };
}

describe('PropertiesService (developers.google.com/apps-script/reference/properties)', () => {
  test('keeps text across executions and answers null for what was never set', () => {
    const { service } = setUp();
    service().getScriptProperties().setProperty('a', 'x');
    expect(service().getScriptProperties().getProperty('a')).toBe('x');
    expect(service().getScriptProperties().getProperty('b')).toBeNull();
    expect(service().getScriptProperties().getProperties()).toEqual({ plan: 'free', a: 'x' });
    expect(service().getScriptProperties().getKeys()).toEqual(['plan', 'a']);
  });

  test('stores a number as text, a whole one with a decimal [issuetracker.google.com/issues/429373214]', () => {
    const { service } = setUp();
    service().getScriptProperties().setProperty('n', 12);
    expect(service().getScriptProperties().getProperty('n')).toBe('12.0');
  });

  test('keeps the stores of the script, the document and each user apart', () => {
    const { service } = setUp();
    service().getDocumentProperties().setProperty('a', 'document');
    service({ kind: 'menu', activeUser: 'ann@example.com' }).getUserProperties().setProperty('a', 'ann');
    service({ kind: 'menu', activeUser: 'bob@example.com' }).getUserProperties().setProperty('a', 'bob');
    expect(service().getScriptProperties().getProperty('a')).toBeNull();
    expect(service().getDocumentProperties().getProperty('a')).toBe('document');
    const anns = service({ kind: 'menu', activeUser: 'ann@example.com' }).getUserProperties();
    expect(anns.getProperty('a')).toBe('ann');
  });

  test("gives every caller of a web app the deployer's user store", () => {
    const { service } = setUp();
    service({ activeUser: 'ann@example.com' }).getUserProperties().setProperty('a', 'x');
    expect(service({ activeUser: '' }).getUserProperties().getProperty('a')).toBe('x');
  });

  test('sets many at once, and deletes the others only when asked', () => {
    const { service } = setUp();
    const properties = service().getScriptProperties();
    expect(properties.setProperties({ a: '1' }).getKeys()).toEqual(['plan', 'a']);
    expect(properties.setProperties({ b: '2' }, true).getKeys()).toEqual(['b']);
    expect(properties.deleteProperty('b').getKeys()).toEqual([]);
    expect(properties.setProperty('c', '3').deleteAllProperties().getKeys()).toEqual([]);
  });

  test('tells of every change, so that it can be made durable', () => {
    const { service, mutations, world } = setUp();
    const properties = service().getScriptProperties();
    properties.setProperty('a', 'x').deleteProperty('plan').deleteProperty('absent');
    expect(mutations).toEqual([
      { kind: 'property_set', store: 'script', name: 'a', value: 'x' },
      { kind: 'property_deleted', store: 'script', name: 'plan' },
    ]);
    expect(world.stores.snapshot()).toEqual({ script: { a: 'x' } });
  });
});

describe('Limits of properties', () => {
  test.each([null, undefined, ''])(
    'refuses the name %p with the words measured in 2023 (tanaikech.github.io 2023-05-22)',
    (name) => {
      const { service } = setUp();
      expect(() => service().getScriptProperties().getProperty(name)).toThrow(
        'When setting or getting a property value, the property name must not be null or empty.',
      );
    },
  );

  test('takes 9 KB in a value and no byte more (quota page)', () => {
    const properties = setUp().service().getScriptProperties();
    properties.setProperty('a', 'é'.repeat(4608));
    expect(() => properties.setProperty('a', `${'é'.repeat(4608)}x`)).toThrow('Argument too large: value');
  });

  test('takes 500 KB in a value when the switch says so (measured: tanaikech.github.io 2023-05-22)', () => {
    const switches = { ...likelySwitches, propertyValueBytesMax: 524_287 } as const;
    const properties = setUp().service({ switches }).getScriptProperties();
    properties.setProperty('a', 'x'.repeat(500_000));
    expect(properties.getProperty('a')).toHaveLength(500_000);
  });

  test('refuses more than 500 KB of names and values in one store, and changes nothing then', () => {
    const properties = setUp().service().getScriptProperties();
    const values = Object.fromEntries(Array.from({ length: 55 }, (_, n) => [`k${n}`, 'x'.repeat(9000)]));
    properties.setProperties(values, true);
    expect(() => properties.setProperties({ l: 'x'.repeat(9000), m: 'x'.repeat(9000) })).toThrow(
      'You have exceeded the property storage quota. Please remove some properties and try again.',
    );
    expect(properties.getKeys()).toHaveLength(55);
  });

  test('counts every read and write against 50,000 a day and begins anew 24 hours after the first (quota page)', () => {
    const clock = createVirtualClock(startMs);
    const { service, world } = setUp();
    world.quotas.spend('properties', 49_999, startMs);
    service({ clock }).getScriptProperties().getProperty('plan');
    expect(() => service({ clock }).getScriptProperties().getProperty('plan')).toThrow(
      'Service invoked too many times for one day: properties.',
    );
    clock.advance(24 * 60 * 60_000);
    expect(service({ clock }).getScriptProperties().getProperty('plan')).toBe('free');
  });

  test.each([
    ['one', 1],
    ['each', 3],
  ] as const)('counts getProperties of three by the switch: %s', (getPropertiesCost, units) => {
    const { service, world } = setUp();
    const properties = service({ switches: { ...likelySwitches, getPropertiesCost } }).getScriptProperties();
    properties.setProperties({ a: '1', b: '2' });
    const before = world.quotas.remaining('properties', startMs);
    properties.getProperties();
    expect(before - world.quotas.remaining('properties', startMs)).toBe(units);
  });
});
