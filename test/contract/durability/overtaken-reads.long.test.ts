/** Writers overtake a reader between two of its calls: it shows a half-written row as it was before or after. */
import type { Interceptor } from '../../../src/emulator/execution/gate.ts';
import { failureAt, losses } from '../support/failures.ts';
import { type Scene, sceneMaker } from '../support/scene.ts';

let path = '';

const openScene = sceneMaker({}, (call) => {
  path = `/api/v1/customers/${call('POST', '/api/v1/customers', { body: { name: 'Ada' } }).body.id}`;
});

type Loss = (typeof losses)[number];

const names = ['Ada', 'Ada Lovelace', 'Ada King'] as const;

/** Changes the customer in an execution that dies at the flush of its row, and loses some of the row's cells. */
function changeHalf(scene: Scene, name: string, lose: Loss): void {
  let flushes = 0;
  const dies = failureAt(0, 'kill').interceptor;
  const interceptor: Interceptor = (call, perform) => {
    if (call.member === 'SpreadsheetApp.flush') flushes += 1;
    return flushes === 2 ? dies(call, perform) : perform();
  };
  const answer = scene.callFailing(
    { interceptor, lose: ({ mutations, discard }) => discard(lose(mutations.length)) },
    ...changeTo(name),
  );
  expect(answer).toBeNull();
}

function changeTo(name: string): Parameters<Scene['call']> {
  const body = { name, email: `${name.length}@example.com` };
  return ['PATCH', path, { headers: { 'idempotency-key': `key-${name.length}` }, body }];
}

/** Writers who first finish what a dead execution has left: its own client, who repeats the change, and a stranger. */
const writers = {
  repeat: (scene: Scene) => expect(scene.call(...changeTo(names[1])).status).toBe(200),
  create: (scene: Scene) =>
    expect(scene.call('POST', '/api/v1/customers', { body: { name: 'Grace' } }).status).toBe(201),
};

interface Read {
  readonly shown: { readonly name: string; readonly email: string | null; readonly version: number };
  /** How many reads of cells it took. */
  readonly reads: number;
}

/** Reads the customer while others write: each write happens before the read of cells at its position. */
function readBeside(scene: Scene, writes: Readonly<Record<number, () => void>>): Read {
  let reads = 0;
  const interceptor: Interceptor = (call, perform) => {
    if (call.member === 'Range.getValues') {
      writes[reads]?.();
      reads += 1;
    }
    return perform();
  };
  const answer = scene.callFailing({ interceptor }, 'GET', path);
  const { name, email, version } = answer?.body ?? {};
  return { shown: { name, email, version }, reads };
}

const states = names.map((name, index) => ({
  name,
  email: index === 0 ? null : `${name.length}@example.com`,
  version: index + 1,
}));

/** A scene with the half-written row, and the positions of a reader's reads of cells. */
function halfWritten(lose: Loss): { open: () => Scene; positions: readonly number[] } {
  const open = (): Scene => {
    const scene = openScene();
    changeHalf(scene, names[1], lose);
    return scene;
  };
  const { reads } = readBeside(open(), {});
  return { open, positions: Array.from({ length: reads }, (_, position) => position) };
}

// None and all of the row's cells leave no half of it.
const cases = losses
  .slice(1, 3)
  .flatMap((lose, loss) =>
    Object.entries(writers).map(([name, write]) => [name, loss, lose, write] as const),
  );

test.each(cases)('%s overtakes a reader and finishes the row: loss %i', (_name, _loss, lose, write) => {
  const { open, positions } = halfWritten(lose);
  const shown = positions.map((position) => {
    const scene = open();
    return readBeside(scene, { [position]: () => write(scene) }).shown;
  });
  for (const one of shown) expect(states.slice(0, 2)).toContainEqual(one);
});

test('a second writer overtakes the reader after that, and dies in the same row', () => {
  const loseLast: Loss = (count) => [count - 1];
  const { open, positions } = halfWritten(loseLast);
  expect(positions.length).toBeGreaterThan(3);
  const pairs = positions.flatMap((first) =>
    positions.filter((second) => second > first).map((second) => [first, second] as const),
  );
  const shown = pairs.map(([first, second]) => {
    const scene = open();
    const dies = (): void => changeHalf(scene, names[2], loseLast);
    return readBeside(scene, { [first]: () => writers.create(scene), [second]: dies }).shown;
  });
  for (const one of shown) expect(states).toContainEqual(one);
});
