/** Lists the fields that columns of another tool's file can fill, from the declarations of resources. */
import { type Field, type Fields, isGiven } from '../schema/field.ts';
import type { Resource } from '../schema/resource.ts';
import type { ImportTarget } from './exchange-port.ts';

/** The resources that other tools' files are read for. */
export const importable: readonly string[] = ['customers', 'products'];

export function importTargets({ fields }: Resource): ImportTarget[] {
  return given(fields).flatMap(([name, field]) => {
    const { fields: inner, list, cell } = field.kind;
    if (inner !== undefined && list !== true)
      return given(inner).map(([innerName, one]) =>
        target(`${name}.${innerName}`, one, `${labelOf(name, field)} ${labelOf(innerName, one)}`),
      );
    return cell === 'json' ? [] : [target(name, field, labelOf(name, field))];
  });
}

function given(fields: Fields): [string, Field][] {
  return Object.entries(fields).filter(([, field]) => isGiven(field));
}

function labelOf(name: string, { column }: Field): string {
  return column?.header ?? name.replace(/_/g, ' ').replace(/^./, (first) => first.toUpperCase());
}

function target(path: string, { kind }: Field, label: string): ImportTarget {
  if (kind.decimal !== undefined) return { path, label, kind: kind.percent === true ? 'percent' : 'amount' };
  if (kind.cell === 'boolean' || kind.cell === 'number') return { path, label, kind: kind.cell };
  return { path, label, kind: 'text', ...(kind.words !== undefined && { words: kind.words }) };
}
