/** A workspace for examples: the answers in the document are made by the resources themselves, on a fixed day. */
import { codeLists } from '../core/schema/codes/code-lists.ts';
import { crc32 } from '../core/access/api-key-format.ts';
import { workspaceRecordOf } from '../core/business/workspace-record.ts';
import { workspaceResource } from '../core/business/workspace-resource.ts';
import { invalid } from '../core/errors/refusal.ts';
import { resources } from '../core/resources/index.ts';
import type { ResourceOrName } from '../core/schema/record-types.ts';
import type { Transaction, Warning } from '../core/schema/transaction.ts';
import type { Problem } from '../core/schema/problem.ts';
import type { JsonObject } from '../core/schema/represent.ts';
import type { Resource } from '../core/schema/resource.ts';
import { defaultSettings } from '../core/settings.ts';
import { newRecordId } from '../core/schema/record-id.ts';
import { showRecord } from '../core/store/show-record.ts';

/** The day on which the examples happen. */
const exampleDay = '2026-01-07';

const startMs = Date.parse(`${exampleDay}T12:00:00.000Z`);

// One example each quarter of a minute: a hundred of them fit into the day.
const stepMs = 15_000;

// Ids need some random digits; the same ones keep the document the same from build to build.
const uuid = '5e3b9a4c-7d21-4f60-8b1e-c2a9d4f7063d';

/** What the examples so far have made. */
export interface ExampleWorkspace {
  readonly records: ReadonlyMap<string, Written>;
  readonly series: ReadonlyMap<string, number>;
  readonly ids: number;
  readonly writes: number;
}

/** A record with what it is one of. */
export interface Written {
  readonly resource: Resource;
  readonly record: JsonObject;
}

const workspaceId = newRecordId('ws', startMs - 86_400_000, 0, uuid);

/** A workspace that was set up the day before, and has one record: itself. */
export const newWorkspace: ExampleWorkspace = {
  records: new Map([
    [
      workspaceId,
      {
        resource: workspaceResource,
        record: workspaceRecordOf(
          {
            ...defaultSettings,
            workspace_id: workspaceId,
            name: 'Lovelace Engines',
            time_zone: 'Europe/Berlin',
          },
          null,
        ),
      },
    ],
  ]),
  series: new Map(),
  ids: 0,
  writes: 0,
};

export interface ExampleTransaction extends Transaction {
  readonly warnings: readonly Warning[];
  /** The records that it has created. */
  made(): readonly JsonObject[];
  /** The record that the answer shows, or null while nothing was written. */
  answer(): Written | null;
  /** The workspace after this transaction. */
  commit(): ExampleWorkspace;
}

/** @param chosen the ids of new records, by the `object` that they are */
export function beginExample(
  before: ExampleWorkspace,
  chosen: Readonly<Record<string, string>>,
): ExampleTransaction {
  const records = new Map(before.records);
  const series = new Map(before.series);
  const warnings: Warning[] = [];
  const problems: Problem[] = [];
  const timeMs = startMs + before.writes * stepMs;
  const now = new Date(timeMs).toISOString();
  let { ids } = before;
  let answer: Written | null = null;
  let answerId: string | null = null;
  const newId = (prefix: string): string => {
    ids += 1;
    return newRecordId(prefix, timeMs, ids, uuid);
  };
  const write = (resource: Resource, content: JsonObject): JsonObject => {
    const record: JsonObject = { ...content, ...resource.complete?.(content) };
    answer = { resource, record };
    records.set(String(record.id), answer);
    return record;
  };
  const resourceOf = (wanted: ResourceOrName): Resource => {
    const resource = typeof wanted === 'string' ? resources.find(({ object }) => object === wanted) : wanted;
    if (resource === undefined) throw new Error(`There is no resource ${String(wanted)}.`);
    return resource;
  };
  const find = (wanted: ResourceOrName, id: string): JsonObject | null => {
    const found = records.get(id);
    return found?.resource === resourceOf(wanted) ? found.record : null;
  };
  const findByText = (wanted: ResourceOrName, field: string, text: string): JsonObject[] =>
    Array.from(records.values())
      .filter((known) => known.resource === resourceOf(wanted) && known.record[field] === text)
      .map(({ record }) => record);
  const create = (wanted: ResourceOrName, content: JsonObject): JsonObject => {
    const resource = resourceOf(wanted);
    const id = chosen[resource.object] ?? newId(resource.idPrefix);
    return write(resource, { ...content, id, version: 1, created_at: now, updated_at: now });
  };
  const change = (wanted: ResourceOrName, record: JsonObject, changes: JsonObject): JsonObject =>
    write(resourceOf(wanted), {
      ...record,
      ...changes,
      version: Number(record.version) + 1,
      updated_at: now,
    });
  return {
    now,
    today: exampleDay,
    settings: defaultSettings,
    codeLists: () => codeLists,
    may: () => true,
    newId,
    // The types of records follow from the declarations, which the compiler cannot follow through a look-up by name.
    find: find as Transaction['find'],
    readAhead: () => undefined,
    readAheadByText: () => undefined,
    findByText: findByText as Transaction['findByText'],
    show: (resource, record) => showExample({ resource: resourceOf(resource), record }),
    lastNumber: (name) => series.get(name) ?? 0,
    useNumber(name, number) {
      series.set(name, number);
    },
    create: create as Transaction['create'],
    change: change as Transaction['change'],
    delete(_resource, record) {
      records.delete(String(record.id));
    },
    answerWith(record) {
      answerId = String(record.id);
    },
    made: () =>
      Array.from(records.values())
        .filter(({ record }) => !before.records.has(String(record.id)))
        .map(({ record }) => record),
    answer: () => (answerId === null ? answer : (records.get(answerId) ?? null)),
    commit: () => ({ records, series, ids, writes: before.writes + 1 }),
    addEvent: () => undefined,
    recordEvent(resource, record) {
      answer = { resource: resourceOf(resource), record };
    },
    // No example is refused half-way.
    savepoint: () => () => undefined,
    warnings,
    warn(warning) {
      warnings.push(warning);
    },
    fault(problem) {
      problems.push(problem);
    },
    stopOnFaults() {
      if (problems.length > 0) throw invalid(problems);
    },
  };
}

/** The record as an answer shows it. */
export function showExample({ resource, record }: Written, warnings?: readonly Warning[]): JsonObject {
  const checksum = crc32(JSON.stringify(record)).toString(16).padStart(8, '0');
  return showRecord(
    resource,
    record,
    checksum + checksum,
    {
      today: exampleDay,
      settings: defaultSettings,
      workspace: { livemode: true, build: { keyMode: 'live' } },
    },
    warnings,
  );
}
