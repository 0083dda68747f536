/** Google's enumerations: strict objects whose members are their own names. */
import { strict } from './strict.ts';

/** An enumeration of those names, for example `MimeType`. */
export function enumeration<Name extends string>(
  className: string,
  names: readonly Name[],
): Readonly<Record<Name, string>> {
  const members: Record<string, string> = Object.fromEntries(names.map((name) => [name, name]));
  return strict(className, members as Record<Name, string>);
}
