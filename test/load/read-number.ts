/** Reads the options of the commands for loads and losses. */

/** @throws RangeError when the option is there and is not a whole number */
export function readNumber(name: string, byDefault: number): number {
  const index = process.argv.indexOf(name);
  if (index < 0) return byDefault;
  const value = process.argv[index + 1] ?? '';
  if (!/^\d+$/.test(value)) throw new RangeError(`${name} takes a whole number, not "${value}".`);
  return Number(value);
}
