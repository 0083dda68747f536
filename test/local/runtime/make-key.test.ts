/** What `npm run key` takes, and what it says of what it does not take. */
import { allScopes, scopePresets } from '../../../src/core/access/scope-list.ts';
import { readWish } from '../../../src/local/runtime/make-key.ts';

test('takes a name and scopes, separated by commas or spaces, each once', () => {
  const [one = '', two = ''] = allScopes;
  expect(readWish(['--name', 'Web shop', '--scopes', `${one},${two} ${one}`])).toEqual({
    name: 'Web shop',
    scopes: [one, two],
    expires_in_days: null,
  });
});

test.each(Object.entries(scopePresets))('takes the set %s, alone and beside a scope', (preset, scopes) => {
  const [one = ''] = allScopes;
  expect(readWish(['--name', 'A', '--scopes', preset]).scopes).toEqual(scopes);
  expect(readWish(['--name', 'A', '--scopes', `${preset},${one}`]).scopes).toEqual([
    ...new Set([...scopes, one]),
  ]);
});

test('takes the scope of older keys that means creating and updating', () => {
  expect(readWish(['--name', 'A', '--scopes', 'invoices:write']).scopes).toEqual(['invoices:write']);
});

test('takes a number of days', () => {
  const words = ['--name', 'A', '--scopes', 'full', '--expires-in-days'];
  expect(readWish([...words, '30']).expires_in_days).toBe(30);
  for (const days of ['0', '1.5', 'soon', '100000'])
    expect(() => readWish([...words, days])).toThrow(
      `--expires-in-days must be a number of days from 1 to 99999, not "${days}".`,
    );
});

test.each([[[]], [['--name', 'A']], [['--scopes', 'full']]])(
  'says what to write when it gets %j',
  (words) => {
    expect(() => readWish(words)).toThrow('npm run key -- --name "Web shop" --scopes checkout');
  },
);

test.each(['invoices:reed', 'constructor', ''])(
  'names the scope that is none, and all that there are: "%s"',
  (scope) => {
    expect(() => readWish(['--name', 'A', '--scopes', scope])).toThrow(
      `There is no scope "${scope}". Take one or more of ${allScopes.join(', ')}; or one of the sets ${Object.keys(scopePresets).join(', ')}.`,
    );
  },
);
