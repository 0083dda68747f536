/** Asks whether all test data is to be deleted. */
import { html } from 'lit-html';
import type { CallServer } from '../../shared/call-server.ts';
import { askInForm } from './ask.ts';

/** @param call of test mode */
export function askToClear(call: CallServer, onCleared: () => void): void {
  askInForm({
    title: 'Clear test data',
    verb: 'Clear test data',
    isDangerous: true,
    fields: () => html`<p>
      Every sheet whose name begins with “Test” and that this script has made is deleted, with the events, webhook
      endpoints and deliveries of test mode. Test keys stay, and live data is not touched. This cannot be undone.
    </p>`,
    send: () => call('clear_test_data', {}),
    onAnswer: onCleared,
  });
}
