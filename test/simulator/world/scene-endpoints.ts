/** The webhook endpoints of the scene, as their owner has them: what they chose, and the secrets shown once. */
import { createHmac } from 'node:crypto';
import { type ReceivedAnswer, type ApiCall, post } from '../actors/actor.ts';
import type { SentWebhook } from './receiver.ts';

export interface SceneEndpoint {
  readonly id: string;
  readonly url: string;
  readonly eventTypes: readonly string[];
  readonly secret: string;
}

/** One that is told everything, and one that has chosen. */
const wishes = [
  { url: 'https://one.example.com/hooks', event_types: ['*'] },
  { url: 'https://two.example.com/hooks', event_types: ['invoice.*', 'payment.received'] },
];

const secretPrefix = 'whsec_';

/** Creates them. */
export function createEndpoints(send: (call: ApiCall) => ReceivedAnswer): SceneEndpoint[] {
  return wishes.map((wish) => {
    const { id, secret } = send(post('webhook_endpoints', wish)).body;
    return { id: String(id), url: wish.url, eventTypes: wish.event_types, secret: String(secret) };
  });
}

/** Their ids by what they are good for. */
export function idsOfEndpoints([first, second]: readonly SceneEndpoint[]): Record<string, string> {
  return { endpoint: first?.id ?? '', otherEndpoint: second?.id ?? '' };
}

/** True when the endpoint is to be told of events of this type. */
export function subscribesTo({ eventTypes }: SceneEndpoint, type: string): boolean {
  return eventTypes.some((chosen) =>
    chosen.endsWith('*') ? type.startsWith(chosen.slice(0, -1)) : chosen === type,
  );
}

/** True when a receiver that knows the secret of the endpoint believes what was sent, by Standard Webhooks 1.0.0. */
export function isSignedFor(
  { secret }: Pick<SceneEndpoint, 'secret'>,
  { eventId, timestamp, body, signature }: SentWebhook,
): boolean {
  const key = Buffer.from(secret.slice(secretPrefix.length), 'base64');
  const wanted = createHmac('sha256', key).update(`${eventId}.${timestamp}.${body}`).digest('base64');
  return secret.startsWith(secretPrefix) && signature.split(' ').includes(`v1,${wanted}`);
}
