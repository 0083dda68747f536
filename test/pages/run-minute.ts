/** Runs what Google starts each minute: it sends webhooks and mails. */
import type { ServedWorkspace } from './local-server.ts';

export function runMinute({ workspace: { emulator } }: ServedWorkspace): void {
  const [trigger] = emulator.world.triggers.list().filter(({ handler }) => handler === 'runDispatcher');
  const { outcome } = emulator.fireTrigger(trigger?.uid ?? '');
  if (!outcome.ok) throw new Error(outcome.text);
}
