/** Mutations of what is told: webhooks, events, and the deliveries that they are sent by. */
import type { Mutation } from './mutation.ts';

const dispatch = 'src/core/events/dispatcher';

export const tellingMutations: readonly Mutation[] = [
  {
    name: 'nothing_sent',
    description: 'Deliveries are taken on and never sent.',
    replacements: [
      {
        file: `${dispatch}/dispatch.ts`,
        find: '    sendBatch(run, batch);',
        replace: '    if (run.startedMs < 0) sendBatch(run, batch);',
      },
    ],
  },
  {
    name: 'signature_without_time',
    description: 'What is signed leaves out the time, so no receiver believes it.',
    replacements: [
      {
        file: 'src/core/events/signature.ts',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: This is source text.
        find: '`${id}.${timestamp}.${body}`',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: This is source text.
        replace: '`${id}.${body}`',
      },
    ],
  },
  {
    name: 'all_to_first_endpoint',
    description: 'Everything is sent to the first endpoint, whoever has chosen it.',
    replacements: [
      {
        file: `${dispatch}/send-batch.ts`,
        find: 'url: endpoint.url,',
        replace: "url: [...endpoints.values()][0]?.url ?? '',",
      },
    ],
  },
  {
    name: 'first_failure_is_last',
    description: 'A delivery is given up when its receiver has failed once.',
    replacements: [
      {
        file: 'src/core/events/deliveries/judge-attempt.ts',
        find: '    delayMs === null\n',
        replace: '    delayMs === null || delayMs > 0\n',
      },
    ],
  },
  {
    name: 'never_retried',
    description: 'A delivery that has failed waits for a second attempt that nobody makes.',
    replacements: [
      {
        file: `${dispatch}/prepare-batch.ts`,
        find: '(dueMs === null ? []',
        replace: '(dueMs === null || row.attempts > 0 ? []',
      },
    ],
  },
  {
    name: 'pending_retired',
    description: 'Deliveries that wait for another attempt are removed with those that have arrived.',
    replacements: [
      {
        file: 'src/core/jobs/retention.ts',
        find: "cell(cells, 'due') === '' && ",
        replace: '',
      },
    ],
  },
  {
    name: 'unchosen_sent',
    description: 'Endpoints are told of everything, whatever they have chosen.',
    replacements: [
      {
        file: `${dispatch}/fan-out-entries.ts`,
        find: ': isChosen(endpoint.eventTypes, event.type);',
        replace: ": isChosen(['*', ...endpoint.eventTypes], event.type);",
      },
    ],
  },
  {
    name: 'updates_untold',
    description: 'A record that is changed tells nobody: its events are left out of the commit.',
    replacements: [
      {
        file: 'src/core/store/begin-transaction.ts',
        find: "const told = change.resource.keeper !== undefined && change.kind !== 'told' ? []",
        replace:
          "const told = change.kind === 'updated' || (change.resource.keeper !== undefined && change.kind !== 'told') ? []",
      },
    ],
  },
  {
    name: 'sent_quotation_untold',
    description: 'A quotation that is sent at once tells that it was made, and not that it was sent.',
    replacements: [
      {
        file: 'src/core/resources/quotations.ts',
        find: "    draft.addEvent('quotation.sent');",
        replace: "    if (customer === null) draft.addEvent('quotation.sent');",
      },
    ],
  },
];
