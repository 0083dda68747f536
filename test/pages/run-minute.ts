/** Runs what Google starts each minute: it sends webhooks and mails. */
import type { LocallyServedWorkspace } from './local-server.ts';

export function runDispatcherMinute({ workspace: { emulator } }: LocallyServedWorkspace): void {
  const [trigger] = emulator.world.triggers.list().filter(({ handler }) => handler === 'runDispatcher');
  const { outcome } = emulator.fireTrigger(trigger?.uid ?? '');
  if (!outcome.ok) throw new Error(outcome.text);
}
