/** Proves how workspaces are found in a KV namespace, and how often it is asked. */
import { DirectoryOutage } from '../../../src/gateway/http/gateway-options.ts';
import { createKvDirectory, cacheDirectory } from '../../../src/gateway/worker/kv-directory.ts';

const EXEC_URL = 'https://script.google.com/macros/s/abc/exec';

function open(entries: Record<string, string>) {
  let nowMs = 1_000_000;
  const asked: string[] = [];
  const state = { isOut: false };
  const namespace = {
    get: async (name: string) => {
      asked.push(name);
      if (state.isOut) throw new Error('KV GET failed');
      return entries[name] ?? null;
    },
  };
  const find = cacheDirectory(createKvDirectory(namespace), () => nowMs);
  return {
    find,
    asked,
    entries,
    state,
    pass: (ms: number) => {
      nowMs += ms;
    },
  };
}

test('finds the address under the name', async () => {
  const { find } = open({ acme: `${EXEC_URL}\n` });
  expect(await find('acme')).toEqual({ execUrl: EXEC_URL });
  expect(await find('nobody')).toBeNull();
});

test('brings an address with the domain of its account into the form that anybody may call', async () => {
  const { find } = open({ acme: 'https://script.google.com/a/macros/acme.com/s/abc/exec' });
  expect(await find('acme')).toEqual({ execUrl: EXEC_URL });
});

test('has no workspace without a name', async () => {
  const { find, asked } = open({ '': EXEC_URL });
  expect(await find(null)).toBeNull();
  expect(asked).toEqual([]);
});

test('says which entry is no address, and asks again once it is corrected', async () => {
  const { find, entries } = open({ acme: 'https://example.com/exec' });
  await expect(find('acme')).rejects.toThrow(
    'The KV entry of workspace "acme" cannot be used. This is not the address',
  );
  entries.acme = EXEC_URL;
  expect(await find('acme')).toEqual({ execUrl: EXEC_URL });
});

test('asks about a name once a minute, also about one that nobody has', async () => {
  const { find, asked, entries, pass } = open({ acme: EXEC_URL });
  for (let times = 0; times < 3; times += 1) {
    await find('acme');
    await find('nobody');
  }
  expect(asked).toEqual(['acme', 'nobody']);
  delete entries.acme;
  pass(59_999);
  expect(await find('acme')).not.toBeNull();
  pass(1);
  expect(await find('acme')).toBeNull();
});

test('forgets the oldest of too many names', async () => {
  const { find, asked } = open({});
  for (let index = 0; index <= 10_000; index += 1) await find(`w${index}`);
  await find('w1');
  expect(asked).toHaveLength(10_001);
  await find('w0');
  expect(asked).toHaveLength(10_002);
});

test('holds on to what it knows while the namespace cannot be read, and knows nothing else', async () => {
  const { find, state, entries, pass } = open({ acme: EXEC_URL });
  await find('acme');
  state.isOut = true;
  pass(60_000);
  expect(await find('acme')).toEqual({ execUrl: EXEC_URL });
  await expect(find('other')).rejects.toThrow(DirectoryOutage);
  state.isOut = false;
  delete entries.acme;
  pass(60_000);
  expect(await find('acme')).toBeNull();
});
