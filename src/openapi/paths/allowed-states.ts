/** Says in which statuses of its record an operation is possible, from the transition table and the rule of changes. */
import type { Route } from '../../core/api/operation.ts';
import { statusesBefore } from '../../core/schema/action.ts';
import { resources } from '../../core/resources/index.ts';
import type { Resource } from '../../core/schema/resource.ts';
import { actionOfRoute } from './operation-summary.ts';

/** A sentence on the statuses of the record that the path names; null when each status allows the operation. */
export function allowedStates(route: Route): string | null {
  const { method, body, path } = route;
  const [, plural, id, step = ''] = path.split('/');
  const resource = [route.resource, ...resources].find((known) => known?.plural === plural) ?? null;
  const statuses = resource?.fields.status?.kind.words ?? [];
  if (resource === null || statuses.length === 0 || id !== '{id}') return null;
  if (body.kind === 'update') return changeableFields(resource, statuses);
  const action = actionOfRoute(route);
  const other = method === 'GET' ? undefined : resource.otherActions?.[step || method.toLowerCase()];
  const row = action?.name ?? other;
  if (row === undefined) return null;
  const from = statusesBefore(resource.transitions ?? [], row);
  if (statuses.every((status) => from.includes(status))) return null;
  const done = action?.repetition?.statuses ?? [];
  const again =
    done.length === 0
      ? ''
      : ` While it is ${listed(done)}, the answer is the record as it is, with what the body adds to it.`;
  return `Possible while the ${resource.object.replace(/_/g, ' ')} is ${listed(from)}.${again}`;
}

// The rule looks at the status, and at sums that are paid; a record that owes nothing tells what its status allows.
function changeableFields(resource: Resource, statuses: readonly string[]): string | null {
  const sums = Object.entries(resource.fields).filter(([, { kind }]) => kind.decimal !== undefined);
  const blank = Object.fromEntries(sums.map(([name]) => [name, '0']));
  const byFields = new Map<string, string[]>();
  for (const status of statuses) {
    const editable = resource.editable?.({ ...blank, status }) ?? null;
    const fields = editable === null ? 'every field' : listed(editable.fields, 'and');
    byFields.set(fields, [...(byFields.get(fields) ?? []), status]);
  }
  if (byFields.size < 2) return null;
  const sentences = Array.from(
    byFields,
    ([fields, within]) => `While it is ${listed(within)}, you can change ${fields || 'nothing'}.`,
  );
  return sentences.join(' ');
}

function listed(names: readonly string[], word = 'or'): string {
  const quoted = names.map((name) => `\`${name}\``);
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? last : `${quoted.join(', ')} ${word} ${last}`;
}
