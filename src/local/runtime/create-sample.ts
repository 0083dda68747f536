/** Fills a new workbook with the sample business, through the API itself. */
import type { RequestEnvelope, ResponseEnvelope } from '../../core/api/message.ts';
import type { Emulator } from '../../emulator/emulator.ts';
import { chooseCommand } from './menu-command.ts';
import { askScript } from './ask-developer-area.ts';
import { sampleRequests } from './sample-business.ts';
import type { SampleRequest } from './sample-past.ts';
import { sampleSeller } from './sample-seller.ts';

const dayMs = 86_400_000;

/**
 * Creates the records with an API key of its own and revokes it afterwards, so that the printed key has its whole rate
 * limit.
 */
export function createSample(emulator: Emulator): void {
  introduceSeller(emulator);
  const key = chooseCommand(emulator, 'createApiKey', ['Sample data', 'full']);
  const idsByKind = new Map<string, string[]>();
  for (const request of sampleRequests) {
    const { id, object } = send(emulator, key, request, idsByKind);
    idsByKind.set(object, [...(idsByKind.get(object) ?? []), id]);
  }
  chooseCommand(emulator, 'revokeApiKey', [key.slice(-4)]);
}

// The owner fills in the screen Business.
function introduceSeller(emulator: Emulator): void {
  const { workspace } = askScript(emulator, 'business', {});
  const saved = askScript(emulator, 'save_business', { etag: workspace.etag, changes: sampleSeller });
  if (!saved.ok) throw new Error(`The sample could not be made: ${JSON.stringify(saved.faults)}`);
}

function send(
  emulator: Emulator,
  key: string,
  { path, body }: SampleRequest,
  idsByKind: ReadonlyMap<string, readonly string[]>,
): { id: string; object: string } {
  const text = JSON.stringify(body).replace(/\{(\w+):(\d+)\}/g, (_reference, kind: string, number: string) =>
    kind === 'daysAgo'
      ? new Date(Date.now() - Number(number) * dayMs).toISOString().slice(0, 10)
      : (idsByKind.get(kind)?.[Number(number)] ?? ''),
  );
  const envelope: RequestEnvelope = { method: 'POST', path, headers: { 'x-api-key': key }, body: text };
  const answer = emulator.webApp({
    method: 'POST',
    queryString: '',
    contentType: 'text/plain',
    body: JSON.stringify(envelope),
  });
  if (answer.kind === 'html')
    throw new Error(`The sample could not be made: ${answer.failure ?? answer.html}`);
  const response = JSON.parse(answer.content) as ResponseEnvelope;
  if (response.status !== 201)
    throw new Error(`The sample could not be made: ${JSON.stringify(response.body)}`);
  return response.body as { id: string; object: string };
}
