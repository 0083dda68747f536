/** Proves that the Worker's bundle in workerd carries every exchange as the web app answers it. */
import { openWorkerd } from '../worker/workerd.ts';
import { describeDoor, sendHttp } from './describe-door.ts';

describeDoor('workerd', async (execUrl) => {
  const { url, close } = await openWorkerd({ EXEC_URL: execUrl });
  return { origin: url, send: (request) => sendHttp(url, request), close };
});
