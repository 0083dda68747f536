/** Finds a port for a program that a test starts, and waits until it listens there. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const knockMs = 100;
const waitMs = 30_000;

/** @throws Error when nothing listens after 30 seconds */
export async function listening(port: number): Promise<void> {
  for (let knocked = 0; knocked < waitMs; knocked += knockMs) {
    const socket = connect(port, 'localhost');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await pause(knockMs);
  }
  throw new Error(`Nothing listens on port ${port}.`);
}
