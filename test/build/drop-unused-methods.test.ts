/** big.js comes into the scripts without the methods that nothing calls, and with all others. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutMethods } from '../../src/build/drop-unused-methods.ts';

const source = readFileSync(join(__dirname, '../../node_modules/big.js/big.mjs'), 'utf8');

test('the methods named are gone, the others stay', async () => {
  const code = await withoutMethods(source, ['sqrt', 'pow']);
  expect(code).not.toMatch(/P\.(sqrt|pow) =/);
  expect(code).toMatch(/P\.times = /);
});

test('a method that the library does not have is an error, not a silence', async () => {
  await expect(withoutMethods(source, ['cube'])).rejects.toThrow('Not all of these are methods there: cube.');
});
