/** The guide to repeating requests safely. */
import { html } from 'lit-html';
import { idempotencyKeyLengthMax } from '../../../core/api/limits.ts';
import type { Guide } from './guide.ts';

export const idempotencyGuide: Guide = {
  id: 'idempotency',
  title: 'Idempotency',
  text: () => html`<p>
      An answer can be lost after the work is done. Send every POST, PATCH and DELETE with an
      <code>Idempotency-Key</code> of your own, 1 to ${idempotencyKeyLengthMax} visible ASCII characters, for example
      the number of the order. Then a repetition changes nothing: it has the answer of the first request, and the
      header <code>Idempotent-Replayed: true</code>.
    </p>
    <ul>
      <li>A key is remembered for at least 24 hours, apart for each API key.</li>
      <li>Only what succeeded is remembered. After a refusal, correct the request and use the key again.</li>
      <li>The same key with another request is <a href="#error-idempotency_key_reused"><code>idempotency_key_reused</code></a>.</li>
      <li>After a 502, 503 or 504, wait as long as <code>Retry-After</code> says and repeat with the same key.</li>
    </ul>`,
};
