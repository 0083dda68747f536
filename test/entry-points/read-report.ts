/** Reads what jest reports of a run through an entry point. */
import type { HttpEntryPointName } from './entry-point.ts';
import { notThroughMark as mark } from './not-through.ts';

export interface EntryPointResult {
  readonly entryPoint: HttpEntryPointName;
  readonly passed: number;
  /** What failed, could not be loaded, or was left out without a reason. */
  readonly failures: readonly string[];
  /** What this entry point does not carry. */
  readonly left: readonly { readonly title: string; readonly reason: string }[];
  readonly ms: number;
}

/** A run and the text of its report; `ms` is how long it took. */
export interface ReportedRun {
  readonly entryPoint: HttpEntryPointName;
  readonly text: string;
  readonly ms: number;
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly fullName: string;
      readonly status: string;
    }[];
  }[];
}

/** A group that is marked says why a test was left out; one that was left out without a reason is a failure. */
export function readReport({ entryPoint, text, ms }: ReportedRun): EntryPointResult {
  const { testResults } = JSON.parse(text) as Report;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const pending = tests
    .filter(({ status }) => status !== 'passed' && status !== 'failed')
    .map(({ fullName, ancestorTitles }) => {
      const group = ancestorTitles.find((title) => title.startsWith(mark));
      if (group === undefined) return { title: fullName, reason: null };
      return { title: fullName.replace(`${group} `, ''), reason: group.slice(mark.length) };
    });
  const failed = tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  const broken = testResults
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
    .map(({ name }) => name);
  const unexplained = pending.filter(({ reason }) => reason === null).map(({ title }) => title);
  return {
    entryPoint,
    passed: tests.filter(({ status }) => status === 'passed').length,
    failures: [...broken, ...failed, ...unexplained],
    left: pending.flatMap(({ title, reason }) => (reason === null ? [] : [{ title, reason }])),
    ms,
  };
}
