/** Calls the web app of an emulator with an envelope, past HTTP. */
import type { RequestEnvelope, ResponseEnvelope } from '../../../../src/core/api/message.ts';
import type { Emulator } from '../../../../src/emulator/emulator.ts';

export function callLocally(emulator: Emulator, envelope: RequestEnvelope): ResponseEnvelope {
  const answer = emulator.webApp({
    method: 'POST',
    queryString: '',
    contentType: 'text/plain',
    body: JSON.stringify(envelope),
  });
  if (answer.kind === 'html') throw new Error(answer.failure ?? answer.html);
  return JSON.parse(answer.content) as ResponseEnvelope;
}
