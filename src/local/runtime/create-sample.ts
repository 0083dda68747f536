/** Fills a new workbook with the sample business, through the API itself. */
import type { RequestEnvelope, ResponseEnvelope } from '../../core/api/message.ts';
import type { Emulator } from '../../emulator/emulator.ts';
import { chooseCommand } from './menu-command.ts';
import { askScript } from './ask-developer-area.ts';
import { localOwner } from './local-workspace.ts';
import { sampleRequests } from './sample-business.ts';
import type { SampleRequest } from './sample-past.ts';
import { sampleSeller } from './sample-seller.ts';

const dayMs = 86_400_000;

// So many writes are committed together well within the time of an execution.
const packMax = 16;

/**
 * Creates the records with an API key of its own and revokes it afterwards, so that the printed key has its whole rate
 * limit.
 */
export function createSample(emulator: Emulator): void {
  introduceSeller(emulator);
  const key = chooseCommand(emulator, 'createApiKey', ['Sample data', 'full']);
  const idsByKind = new Map<string, string[]>();
  for (let rest = sampleRequests; rest.length > 0; ) {
    const pack = firstPack(rest, idsByKind);
    for (const { id, object } of send(emulator, key, pack, idsByKind))
      idsByKind.set(object, [...(idsByKind.get(object) ?? []), id]);
    rest = rest.slice(pack.length);
  }
  chooseCommand(emulator, 'revokeApiKey', [key.slice(-4)]);
  // It says in the sheet which invoices are overdue.
  emulator.run('runUpkeep', [], { kind: 'time_trigger', activeUser: localOwner });
}

// The owner fills in the screen Business.
function introduceSeller(emulator: Emulator): void {
  const { workspace } = askScript(emulator, 'business', {});
  const saved = askScript(emulator, 'save_business', { etag: workspace.etag, changes: sampleSeller });
  if (!saved.ok) throw new Error(`The sample could not be made: ${JSON.stringify(saved.faults)}`);
}

const reference = /\{(\w+):(\d+)\}/g;

/** The first requests that need no record of each other: they go in one envelope, which is much faster. */
function firstPack(
  requests: readonly SampleRequest[],
  idsByKind: ReadonlyMap<string, readonly string[]>,
): readonly SampleRequest[] {
  const needsMore = ({ body }: SampleRequest): boolean =>
    [...JSON.stringify(body).matchAll(reference)].some(
      ([, kind = '', number]) => kind !== 'daysAgo' && idsByKind.get(kind)?.[Number(number)] === undefined,
    );
  const end = requests.findIndex(needsMore);
  return requests.slice(0, Math.min(packMax, end === -1 ? requests.length : end));
}

interface Created {
  readonly id: string;
  readonly object: string;
}

/** Sends requests in one envelope, and returns what they have created. */
function send(
  emulator: Emulator,
  key: string,
  pack: readonly SampleRequest[],
  idsByKind: ReadonlyMap<string, readonly string[]>,
): readonly Created[] {
  const requests = pack.map(({ path, body }): RequestEnvelope => {
    const text = JSON.stringify(body).replace(reference, (_reference, kind: string, number: string) =>
      kind === 'daysAgo'
        ? new Date(Date.now() - Number(number) * dayMs).toISOString().slice(0, 10)
        : (idsByKind.get(kind)?.[Number(number)] ?? ''),
    );
    return { method: 'POST', path, headers: { 'x-api-key': key }, body: text };
  });
  const answer = emulator.webApp({
    method: 'POST',
    queryString: '',
    contentType: 'text/plain',
    body: JSON.stringify({ requests }),
  });
  if (answer.kind === 'html')
    throw new Error(`The sample could not be made: ${answer.failure ?? answer.html}`);
  const { responses } = JSON.parse(answer.content) as { responses: readonly ResponseEnvelope[] };
  return responses.map(({ status, body }) => {
    if (status !== 201) throw new Error(`The sample could not be made: ${JSON.stringify(body)}`);
    return body as Created;
  });
}
