/** The guide to receiving webhooks. */
import { html } from 'lit-html';
import { attemptDelaysSeconds, attemptsMax } from '../../../core/events/deliveries/retry-schedule.ts';
import { verificationFigure } from '../../shared/verification.ts';
import type { Guide } from './guide.ts';

const hourSeconds = 3600;

export const webhooksGuide: Guide = {
  id: 'webhooks',
  title: 'Webhooks',
  text: (_document, { language, chooseLanguage }) => {
    const hours = Math.round(attemptDelaysSeconds.reduce((sum, delay) => sum + delay, 0) / hourSeconds);
    return html`<p>
        An endpoint is told of each event by a POST, signed after Standard Webhooks. Its body is the event, as
        <code>GET /api/v1/events/{id}</code> answers it, the same at each attempt.
      </p>
      <ul>
        <li>
          <strong>Verify</strong> <code>webhook-signature</code> with the endpoint’s secret before you believe a body.
          While a secret is being rotated there are two signatures, separated by a blank.
        </li>
        <li>
          <strong>Answer 2xx at once</strong> and work afterwards. Anything else, a redirect too, is tried again:
          ${attemptsMax} attempts in ${hours} hours. <code>Retry-After</code> is honoured; 410 disables the endpoint.
        </li>
        <li>
          <strong>Expect repetitions and any order.</strong> <code>webhook-id</code> is the same each time; the record’s
          <code>version</code> tells which news is older.
        </li>
      </ul>
      ${verificationFigure(language.id, chooseLanguage)}`;
  },
};
