/** Remembers a long edit while it is taken over, so that another trigger goes on when Google ends the execution. */
import type { Workspace } from '../workspace.ts';
import type { Edit } from './edit-run.ts';

/** The property with the long edits that are not taken over yet. */
const waitingName = 'waiting_edits';

interface WaitingEdit extends Edit {
  /** Until then the execution that works on it is taken to be alive, milliseconds since the Unix epoch. */
  readonly untilMs: number;
}

// One slice takes seconds, also while callers hold the lock for their writes.
const leaseMs = 60_000;
const renewalMs = 20_000;

/** A long edit as the execution that works on it knows it. */
export interface KeptEdit {
  /** Says that the execution is alive: two service calls every twenty seconds. */
  renew(): void;
  /** Forgets the edit, or leaves the rest of it to the next trigger. */
  end(isDone: boolean): void;
}

/** Remembers the edit until it is done: two service calls. */
export function keepEdit(workspace: Workspace, { sheet, first, last }: Edit): KeptEdit {
  const { clock } = workspace;
  const isOther = (one: WaitingEdit): boolean =>
    one.sheet !== sheet || one.first !== first || one.last !== last;
  const write = (untilMs: number | null): void => {
    const others = readWaitingEdits(workspace).filter(isOther);
    const all = untilMs === null ? others : [...others, { sheet, first, last, untilMs }];
    if (all.length === 0) workspace.properties.delete(waitingName);
    else workspace.properties.set(waitingName, JSON.stringify(all));
  };
  let keptMs = clock.now();
  write(keptMs + leaseMs);
  return {
    renew() {
      if (clock.now() < keptMs + renewalMs) return;
      keptMs = clock.now();
      write(keptMs + leaseMs);
    },
    end: (isDone) => write(isDone ? null : 0),
  };
}

/** The long edits that no execution works on any more: one service call. */
export function editsLeft(workspace: Workspace): Edit[] {
  return readWaitingEdits(workspace).filter(({ untilMs }) => untilMs <= workspace.clock.now());
}

function readWaitingEdits({ properties }: Workspace): WaitingEdit[] {
  return JSON.parse(properties.get(waitingName) ?? '[]') as WaitingEdit[];
}
