/** Says what is found under each of the names that operations are listed under. */
import type { Route } from '../core/api/operation.ts';
import { serviceTag, tagOf } from './describe-operation.ts';
import { pascalCase } from './json-schema.ts';

/** A name with what is listed under it. */
interface Tag {
  readonly name: string;
  readonly description: string;
}

/** What is listed under the names of collections that no sheet shows. */
const tagsWithoutSheet: Readonly<Record<string, string>> = {
  Events: 'What has happened in the last 30 days.',
  WebhookEndpoints: 'Who is told of events.',
  Deliveries: 'Events that were sent to webhook endpoints.',
};

/** The names in the order of their routes; last that of what is about no kind of record. */
export function describeTags(routes: readonly Route[]): Tag[] {
  const sheets = new Map(
    routes.flatMap(({ resource }) =>
      resource === null ? [] : [[pascalCase(resource.plural), resource.sheet] as const],
    ),
  );
  const names = [...new Set(routes.map(tagOf))].filter((name) => name !== serviceTag);
  return [
    ...names.map((name) => {
      const rows = `The rows of the sheet "${sheets.get(name) ?? ''}".`;
      return { name, description: tagsWithoutSheet[name] ?? rows };
    }),
    { name: serviceTag, description: 'The API itself, and whose key is asking.' },
  ];
}
