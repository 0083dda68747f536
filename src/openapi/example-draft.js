/** A workspace for examples: the answers in the document are made by the resources themselves, on a fixed day. */
import { invalid } from '../core/errors/refusal.ts';
import { defaultSettings } from '../core/settings.ts';
import { newRecordId } from '../core/store/record-id.ts';
/** The day on which the examples happen. */
export const exampleDay = '2026-01-07';
const startMs = Date.parse(`${exampleDay}T12:00:00.000Z`);
// One example each quarter of a minute: a hundred of them fit into the day.
const stepMs = 15000;
// Ids need some random digits; the same ones keep the document the same from build to build.
const uuid = '5e3b9a4c-7d21-4f60-8b1e-c2a9d4f7063d';
export const emptyWorkspace = { records: new Map(), series: new Map(), ids: 0, writes: 0 };
/** @param chosen the ids of new records, by the `object` that they are */
export function exampleDraft(before, chosen) {
  const records = new Map(before.records);
  const series = new Map(before.series);
  const warnings = [];
  const problems = [];
  const timeMs = startMs + before.writes * stepMs;
  const now = new Date(timeMs).toISOString();
  let { ids } = before;
  let answer = null;
  const newId = (prefix) => {
    ids += 1;
    return newRecordId(prefix, timeMs, ids, uuid);
  };
  const write = (resource, content) => {
    const record = { ...content, ...resource.complete?.(content) };
    answer = { resource, record };
    records.set(String(record.id), answer);
    return record;
  };
  return {
    now,
    today: exampleDay,
    settings: defaultSettings,
    newId,
    find(resource, id) {
      const found = records.get(id);
      return found?.resource === resource ? found.record : null;
    },
    readAhead: () => undefined,
    findByText: (resource, field, text) =>
      Array.from(records.values())
        .filter((known) => known.resource === resource && known.record[field] === text)
        .map(({ record }) => record),
    lastOf: (name) => series.get(name) ?? 0,
    use(name, number) {
      series.set(name, number);
    },
    create(resource, content) {
      const id = chosen[resource.object] ?? newId(resource.idPrefix);
      return write(resource, { ...content, id, version: 1, created_at: now, updated_at: now });
    },
    change: (resource, record, changes) =>
      write(resource, { ...record, ...changes, version: Number(record.version) + 1, updated_at: now }),
    remove(_resource, record) {
      records.delete(String(record.id));
    },
    answerWith(record) {
      answer = records.get(String(record.id)) ?? null;
    },
    made: () =>
      Array.from(records.values())
        .filter(({ record }) => !before.records.has(String(record.id)))
        .map(({ record }) => record),
    answer: () => answer,
    commit: () => ({ records, series, ids, writes: before.writes + 1 }),
    addEvent: () => undefined,
    tell(resource, record) {
      answer = { resource, record };
    },
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
