/**
 * Opens test mode: the same workspace with sheets, properties and cached values of their own, by a prefix of their names.
 * The lock and the services are shared.
 */
import type { Workspace } from './workspace.ts';

/** Begins the name of each sheet of test data. */
export const testSheetPrefix = 'Test ';

/** Begins the name of each property and each cached value of test mode. */
export const testPrefix = 'test.';

// What is not of one mode: the settings, the keys with their logs, and what is counted or shown of the script's own runs.
// The views of a page are counted by its id, which is of one mode, and nothing could find them when test data is cleared.
const shared = /^(settings|logo|keys\.|api_key|rate|trigger_|running|views\.)/;

/** The name of a property or of a cached value in test mode. */
export function testName(name: string): string {
  return shared.test(name) ? name : testPrefix + name;
}

/** Those of the values that test mode sees, by the names that it knows them by. */
export function testValues(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (shared.test(name)) return [[name, value]];
      return name.startsWith(testPrefix) ? [[name.slice(testPrefix.length), value]] : [];
    }),
  );
}

/** The test mode of a workspace. */
export function openTestMode<Port extends Workspace>(live: Port): Port {
  const { cache, document, properties } = live;
  return {
    ...live,
    livemode: false,
    document: renamed(document, (sheet) => testSheetPrefix + sheet),
    properties: { ...renamed(properties, testName), getAll: () => testValues(properties.getAll()) },
    cache: {
      ...renamed(cache, testName),
      getAll: (names) => testValues(cache.getAll(names.map(testName))),
      putAll: (values, ttl) =>
        cache.putAll(
          Object.fromEntries(Object.entries(values).map(([name, value]) => [testName(name), value])),
          ttl,
        ),
    },
  };
}

type Named = (name: string, ...rest: readonly unknown[]) => unknown;

// Every method of these ports takes a name first, or nothing. One by one they would be as long as all the rest.
function renamed<Port extends object>(port: Port, rename: (name: string) => string): Port {
  const methods = Object.entries(port) as [string, Named][];
  return Object.fromEntries(
    methods.map(([key, method]): [string, Named] => [key, (name, ...rest) => method(rename(name), ...rest)]),
  ) as Port;
}
