/** Who asks long enough is answered, and after everything the workspace works as before. */
import { isFinal } from '../exchange.ts';
import type { Invariant } from './invariant.ts';

export const definiteAnswers: Invariant = {
  name: 'every request comes to an answer',
  check({ exchanges, closing }) {
    const open = exchanges.filter(({ answer }) => !isFinal(answer));
    const lists = [...closing.lists].filter(([, answer]) => answer?.status !== 200);
    return [
      ...open.map(({ call, attempts, answer }) => {
        const last = answer === null ? 'nothing' : `${answer.status} ${JSON.stringify(answer.body)}`;
        return `${call.method} ${call.path} has ${last} after ${attempts.length} attempts`;
      }),
      ...(closing.written?.status === 201
        ? []
        : [`the creation at the end: ${JSON.stringify(closing.written)}`]),
      ...lists.map(([plural, answer]) => `the list of ${plural} at the end: ${JSON.stringify(answer)}`),
      ...[...closing.lists].flatMap(([plural, answer]) =>
        answer?.body.quarantined === undefined
          ? []
          : [`${plural} in quarantine: ${String(answer.body.quarantined)}`],
      ),
    ];
  },
};
