/** The members of a Range that clear it. */
import type { ClearedPart } from '../mutations/mutation.ts';
import type { RangeAccess } from './range-access.ts';
import { signatureError } from '../access/script-arguments.ts';

export function rangeClearing(access: RangeAccess, self: () => object) {
  const { document, sheetId, area } = access;
  const clear = (member: string, parts: readonly ClearedPart[]): object => {
    access.write(member, { op: 'clear', sheet_id: sheetId, area, parts });
    return self();
  };
  return {
    clear(...args: unknown[]) {
      if (args.length > 1 || (args.length === 1 && (typeof args[0] !== 'object' || args[0] === null)))
        throw signatureError(document.execution.realm, 'Range.clear', args);
      return clear('clear', clearedParts(args[0]));
    },
    clearContent: () => clear('clearContent', ['contents']),
    clearFormat: () => clear('clearFormat', ['formats']),
    clearNote: () => clear('clearNote', ['notes']),
    clearDataValidations: () => clear('clearDataValidations', ['validations']),
  };
}

const partsByOption: Readonly<Record<string, ClearedPart>> = {
  contentsOnly: 'contents',
  formatOnly: 'formats',
  commentsOnly: 'notes',
  validationsOnly: 'validations',
};

/** The parts that the options of clear name; contents and formats when they name none. */
export function clearedParts(options: unknown): readonly ClearedPart[] {
  const named = Object.entries(options ?? {}).flatMap(([option, isSet]) => {
    const part = isSet === true ? partsByOption[option] : undefined;
    return part === undefined ? [] : [part];
  });
  return named.length === 0 ? ['contents', 'formats'] : named;
}
