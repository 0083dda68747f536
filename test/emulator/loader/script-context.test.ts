/** Checks how the files of a script come into a context, against gas-local, which loads them in the plainest way. */
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import gasLocal from 'gas-local';
import { createScriptContext } from '../../../src/emulator/loader/script-context.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'script-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function put(name: string, text: string): void {
  const path = join(folder, name);
  writeFileSync(path, text);
  // Two files of one length that are written at once still differ.
  utimesSync(path, new Date(), new Date(Date.now() - text.length * 1000));
}

const called = (name: string): unknown => {
  const context = createScriptContext(folder, 'Europe/Berlin');
  context.load();
  return context.lookup(name)?.();
};

test('The files run in the order of their names, as gas-local runs them, and no other file does', () => {
  put('b.js', 'var order = order.concat("b"); function tell() { return order.join(); }');
  put('a.js', 'var order = ["a"];');
  put('c.html', 'order.push("c");');
  const { tell } = gasLocal.require<{ tell?: () => string }>(folder, {});
  expect(called('tell')).toBe('a,b');
  expect(tell?.()).toBe('a,b');
});

test('Contexts share what was compiled, and no variable', () => {
  put('a.js', 'var count = 0; function next() { count += 1; return count; }');
  expect([called('next'), called('next')]).toEqual([1, 1]);
});

test('A context is no longer current when a file has changed, and a new one runs the new file', () => {
  put('a.js', 'function tell() { return "old"; }');
  const context = createScriptContext(folder, 'Europe/Berlin');
  context.load();
  expect(context.isCurrent()).toBe(true);
  put('a.js', 'function tell() { return "newer"; }');
  expect(context.isCurrent()).toBe(false);
  expect(called('tell')).toBe('newer');
});

test('An error in a file names its place', () => {
  put('a.js', '\nthrow new Error("broken");');
  const context = createScriptContext(folder, 'Europe/Berlin');
  expect(() => context.load()).toThrow('broken');
});
