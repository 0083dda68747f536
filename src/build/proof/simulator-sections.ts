/** Writes the results of the simulator as parts of docs/proof.md: its registers, a campaign, and the mutations it has found. */
import type { Hunted } from '../../../test/simulator/sabotage.ts';
import { faults } from '../../../test/simulator/faults/index.ts';
import { invariants } from '../../../test/simulator/invariants/index.ts';
import { mutations } from '../../../test/simulator/mutations/index.ts';
import { promiseOf } from '../../../test/simulator/campaign/minimise.ts';
import type { Summary } from '../../../test/simulator/campaign/summary.ts';
import { workloads } from '../../../test/simulator/workloads/index.ts';
import { markdownTable } from './fill-sections.ts';

const counted = (count: number): string => count.toLocaleString('en');

export function registersSection(): string {
  const named = (names: readonly string[]): string =>
    names.map((name) => name.replaceAll('_', ' ')).join(', ');
  return [
    `- ${workloads.length} workloads: ${named(workloads.map(({ name }) => name))}.`,
    `- ${faults.length} faults: ${named(faults.map(({ name }) => name))}.`,
    `- ${invariants.length} promises: ${named(invariants.map(({ name }) => name))}.`,
  ].join('\n');
}

/** @param command the command that started the campaign */
export function campaignSection(command: string, summary: Summary): string {
  const { runs, crash_points, executions, service_calls, violations } = summary;
  return [
    `\`${command}\`: ${counted(runs)} runs and ${counted(crash_points)} crash points, ${counted(executions)}`,
    `executions with ${counted(service_calls)} service calls, **${violations} violations**;`,
    `${summary.schedules_per_second} schedules a second, ${summary.schedules_per_cpu_second} in a second of one core.`,
  ].join(' ');
}

export function mutationsSection(hunted: readonly Hunted[]): string {
  const rows = mutations.map(({ name, description }) => {
    const found = hunted.find(({ mutation }) => mutation === name);
    if (found === undefined) throw new Error(`Nobody has hunted ${name}.`);
    const { violation, runs, crash_points } = found;
    const by = violation === null ? '**not found**' : promiseOf(violation);
    return [`\`${name}\``, description, by, counted(runs), counted(crash_points)];
  });
  return markdownTable(['Mutation', 'What it does', 'Promise broken', 'Runs', 'Crash points'], rows, 3);
}
