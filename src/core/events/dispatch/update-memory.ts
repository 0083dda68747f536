/** Changes what the dispatcher remembers, so that no other run's change is lost. */
import { holdLock } from '../../store/hold-lock.ts';
import { type Memory, readMemory, writeMemory } from './memory.ts';
import type { Run } from './run.ts';

/** Reads, changes and writes it under the lock; returns what is remembered now. */
export function updateMemory({ session, workspace }: Run, change: (memory: Memory) => Memory): Memory {
  return holdLock(session, () => {
    const memory = change(readMemory(workspace));
    writeMemory(workspace, memory);
    return memory;
  });
}
