/** Declares webhook endpoints: the addresses that events are sent to. */
import * as v from 'valibot';
import { Refusal } from '../../errors/refusal.ts';
import { history, identity, warningList } from '../../resources/record-fields.ts';
import type { Action, Transition } from '../../schema/action.ts';
import { defaulted, derived, optional, readOnly, readOnlyNullable, required } from '../../schema/field.ts';
import { choice, integer, list, text, timestamp } from '../../schema/kinds.ts';
import type { Kind } from '../../schema/kind.ts';
import { counted } from '../../schema/object.ts';
import type { JsonObject } from '../../schema/represent.ts';
import { faultText } from '../../schema/problem.ts';
import { resource, type Resource } from '../../schema/resource.ts';
import type { Transaction } from '../../schema/transaction.ts';
import { writePropertyRecord } from '../../store/property-records.ts';
import { findPropertyRecord } from '../../store/find-property-record.ts';
import { pingType } from '../event.ts';
import { eventPatterns } from '../event-types.ts';
import { urlKind } from './endpoint-url.ts';

/** Every run that sends something reads each endpoint, and their state has to fit into one property. */
export const endpointsMax = 50;

/** How long the old secret signs beside a new one: a day, unless the caller needs longer to deploy it. */
const overlapHoursDefault = 24;
const overlapHoursMax = 168;
const hourMs = 3_600_000;

/** More signatures than these make a header that servers refuse: the secret that expires first makes room. */
const earlierSecretsMax = 8;

const earlierSecret = {
  created_at: readOnly(timestamp, 'When the secret was created.'),
  expires_at: readOnly(timestamp, 'When it expires. Until then, it signs as well.'),
};

/** A list of at least one pattern, each once. */
const chosenEvents: Kind<readonly string[]> = {
  schema: v.pipe(
    counted(
      choice(eventPatterns).schema,
      eventPatterns.length,
      faultText('invalid_type', 'Must be a list of texts.'),
    ),
    v.check((patterns) => patterns.length > 0, faultText('required', 'Must name at least one type, or "*".')),
    v.transform((patterns): readonly string[] => [...new Set(patterns)]),
    v.metadata({ minItems: 1, maxItems: eventPatterns.length }),
  ),
  cell: 'json',
};

/** The parts of the workspace that the declaration uses while an endpoint is written. */
interface EndpointSurroundings {
  /** True on a developer's own machine alone. */
  readonly allowsLoopback: boolean;
  /** The addresses of the endpoints that there are. */
  urls(): readonly string[];
  /** Makes the secret that belongs to the commit at this instant. */
  makeSecret(at: string): void;
}

const transitions: readonly Transition[] = [
  { action: 'ping', from: ['enabled'], to: null, event: pingType },
  { action: 'rotate_secret', from: ['enabled', 'disabled'], to: null, event: null },
];

const pingAction: Action = {
  name: 'ping',
  summary: 'Send a test event to a webhook endpoint',
  fields: {},
  successStatus: 200,
  run: () => null,
};

/** The declaration without a workspace: the fields and the documentation of its records. */
export const webhookEndpoints: Resource = declareEndpoints({
  allowsLoopback: false,
  urls: () => [],
  makeSecret: () => undefined,
});

/** The declaration for a workspace. */
export function declareEndpoints(surroundings: EndpointSurroundings): Resource {
  const fields = fieldsFor(urlKind(surroundings.allowsLoopback));
  const declared: Resource = resource({
    object: 'webhook_endpoint',
    plural: 'webhook_endpoints',
    idPrefix: 'we',
    sheet: '',
    propertyRecords: {
      find: (workspace, id) => findPropertyRecord(workspace, declared, id),
      keep: writePropertyRecord,
    },
    fields,
    dataCells: 1,
    filters: [],
    unique: {},
    create(input, tx) {
      const urls = surroundings.urls();
      if (urls.length >= endpointsMax) throw tooManyEndpoints();
      warnOfUrl(tx, input.url, urls);
      surroundings.makeSecret(tx.now);
      return {
        ...input,
        event_types: input.event_types ?? ['*'],
        status: input.status ?? 'enabled',
        disabled_reason: reasonFor(input.status, null),
        secret: null,
        secret_created_at: tx.now,
        previous_secret_created_at: null,
        previous_secret_expires_at: null,
        earlier_secrets: [],
      };
    },
    revise(input, tx, { disabled_reason, url }) {
      if (input.url !== url) warnOfUrl(tx, input.url, surroundings.urls());
      return {
        ...input,
        event_types: input.event_types ?? ['*'],
        status: input.status ?? 'enabled',
        disabled_reason: reasonFor(input.status, disabled_reason),
      };
    },
    // Nothing refers to an endpoint: the dispatcher cancels the deliveries that are under way to it.
    prepareDeletion: () => undefined,
    actions: [pingAction, rotateAction(surroundings)],
    transitions,
  });
  return declared;
}

// A web app of Google's answers every POST with a redirect, which no sender of webhooks follows.
const redirectingHost = /^https:\/\/script\.google(usercontent)?\.com\//i;

function warnOfUrl(tx: Pick<Transaction, 'warn'>, url: string, others: readonly string[]): void {
  if (others.includes(url))
    tx.warn({
      code: 'duplicate_endpoint',
      message: 'Another endpoint has this address: it gets each event from both.',
      pointer: '/url',
    });
  if (redirectingHost.test(url))
    tx.warn({
      code: 'receiver_redirects',
      message:
        'An Apps Script web app answers every webhook with a redirect, so that each delivery counts as failed. Give the address of another server.',
      pointer: '/url',
    });
}

type DisabledReason = 'requested' | 'gone' | 'failing';

function reasonFor(status: string | null, known: DisabledReason | null): DisabledReason | null {
  return status === 'disabled' ? (known ?? 'requested') : null;
}

function fieldsFor(url: Kind<string>) {
  return {
    ...identity('webhook_endpoint', 'we'),
    url: required(url, 'The public address that events are sent to: https, port 443.'),
    description: optional(text(1000), 'A note on what the endpoint is for.'),
    event_types: defaulted(chosenEvents, 'The events to send: types, `invoice.*`, or `*` for all.'),
    status: defaulted(choice(['enabled', 'disabled']), 'A disabled endpoint receives no events.'),
    disabled_reason: readOnlyNullable(
      choice(['requested', 'gone', 'failing']),
      'Why it is disabled: on request, because it answered 410, or because all deliveries failed for five days.',
    ),
    // The secret is never stored with the endpoint: the answer to the request that made it shows it beside the record.
    secret: readOnlyNullable(
      text(100),
      'Signs the events. Shown once, when it is created; `null` afterwards.',
    ),
    secret_created_at: readOnly(timestamp, 'When the secret was created.'),
    previous_secret_created_at: readOnlyNullable(
      timestamp,
      'When the previous secret was created, if the secret was rotated.',
    ),
    previous_secret_expires_at: readOnlyNullable(
      timestamp,
      'When the previous secret expires. Until then, both secrets sign.',
    ),
    earlier_secrets: readOnly(
      list(earlierSecret, earlierSecretsMax),
      'The secrets before the previous one that have not expired, if the secret was rotated several times.',
    ),
    warnings: derived(warningList, 'Warnings about the request: an address that should be checked.'),
    version: history.version,
    etag: history.etag,
    created_at: readOnly(timestamp, 'When the record was created.'),
    updated_at: readOnly(timestamp, 'When the record was last changed.'),
  };
}

function tooManyEndpoints(): Refusal {
  return new Refusal(
    'too_many_endpoints',
    `There are ${endpointsMax} webhook endpoints, and no more are possible. Delete one first.`,
  );
}

function rotateAction({ makeSecret }: EndpointSurroundings): Action {
  return {
    name: 'rotate_secret',
    summary: 'Rotate the secret of a webhook endpoint',
    fields: {
      overlap_hours: optional(
        integer(0, overlapHoursMax),
        `For how many hours the old secret signs as well; ${overlapHoursDefault} when not given. With 0 no earlier secret signs any more.`,
      ),
    },
    successStatus: 200,
    run(record, { overlap_hours }, tx) {
      const hours = typeof overlap_hours === 'number' ? overlap_hours : overlapHoursDefault;
      makeSecret(tx.now);
      return {
        secret_created_at: tx.now,
        previous_secret_created_at: hours === 0 ? null : record.secret_created_at,
        previous_secret_expires_at:
          hours === 0 ? null : new Date(Date.parse(tx.now) + hours * hourMs).toISOString(),
        earlier_secrets: hours === 0 ? [] : stillSigning(record, tx.now),
      };
    },
  };
}

/** The secrets before the present one that were promised to sign for longer, the one that expires last first. */
function stillSigning(record: JsonObject, now: string): JsonObject[] {
  const { previous_secret_created_at: created_at, previous_secret_expires_at: expires_at } = record;
  return [{ created_at, expires_at }, ...(record.earlier_secrets as JsonObject[])]
    .filter((one) => one.expires_at !== null && String(one.expires_at) > now)
    .sort((one, other) => (String(one.expires_at) < String(other.expires_at) ? 1 : -1))
    .slice(0, earlierSecretsMax);
}
