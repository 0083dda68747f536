/** Runs the live probes of Health one by one. */
import type { Workspace } from '../../../core/workspace.ts';
import type { ProbeReport } from '../../../pages/protocol.ts';
import { liveProbes } from '../../health/probes/index.ts';
import type { Probe } from '../../health/probes/probe.ts';
import { type CommandTable, CommandProblem } from '../command.ts';

type ProbeCommands = Pick<CommandTable, 'list_probes' | 'run_probe'>;

export const probeCommands: ProbeCommands = {
  list_probes: ({ build }) => ({
    build: build.id,
    probes: liveProbes.map(({ id, title }) => ({ id, title })),
  }),
  run_probe(workspace, { id, literal }) {
    const probe = liveProbes.find((one) => one.id === id);
    if (probe === undefined) throw new CommandProblem(`There is no probe "${id}".`);
    return reportOf(probe, workspace, literal);
  },
};

// A probe that stops reports the reason, because the owner wants to know exactly that.
function reportOf(probe: Probe, workspace: Workspace, literal: string | null): ProbeReport {
  try {
    const lines = probe.run({
      workspace,
      literal,
      // Without its permission the script cannot open the spreadsheet, which a probe has to tell.
      get spreadsheet() {
        return SpreadsheetApp.getActive();
      },
    });
    return { id: probe.id, is_done: true, lines };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { id: probe.id, is_done: false, lines: [`The probe failed: ${message}`] };
  }
}
