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
import { executionStartMs, testExecution } from '../../support/test-execution.ts';

function setUp() {
  const mutations: StateMutation[] = [];
  const world = {
    stores: createPropertyStores({ script: { plan: 'free' } }, (mutation) => mutations.push(mutation)),
    quotas: createDailyQuotas(),
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
  test('refuses a blank name with the words measured in 2023 (tanaikech.github.io 2023-05-22)', () => {
    expect(() => setUp().service().getScriptProperties().getProperty('')).toThrow(
      'When setting or getting a property value, the property name must not be null or empty.',
    );
  });

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
    for (let n = 0; n < 55; n++) properties.setProperty(`k${n}`, 'x'.repeat(9000));
    properties.setProperty('l', 'x'.repeat(9000));
    expect(() => properties.setProperty('m', 'x'.repeat(9000))).toThrow(
      'You have exceeded the property storage quota. Please remove some properties and try again.',
    );
    expect(properties.getProperty('m')).toBeNull();
  });

  test('counts every read and write against 50,000 a day and begins anew 24 hours after the first (quota page)', () => {
    const clock = createVirtualClock(executionStartMs);
    const { service, world } = setUp();
    world.quotas.spend('properties', 49_999, executionStartMs);
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
    properties.setProperty('a', '1').setProperty('b', '2');
    const before = world.quotas.remaining('properties', executionStartMs);
    properties.getProperties();
    expect(before - world.quotas.remaining('properties', executionStartMs)).toBe(units);
  });
});
