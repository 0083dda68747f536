/** A receiver of webhooks in a process of its own: the script waits for it, and so does this process meanwhile. */
import { type ChildProcess, spawn } from 'node:child_process';

const program = `
let isMended = false;
const got = [];
require('node:http').createServer((request, response) => {
  if (request.url === '/got') return response.end(JSON.stringify(got));
  let body = '';
  request.setEncoding('utf8').on('data', (part) => { body += part; }).on('end', () => {
    if (request.url === '/mend') isMended = true;
    else got.push({ headers: request.headers, body });
    if (!isMended) response.statusCode = 500;
    response.end(isMended ? 'thank you' : '<html><script>document.title="hit"</script><b>down</b></html>');
  });
}).listen(0, '127.0.0.1', function () { console.log(this.address().port); });
`;

/** A request as the receiver got it. */
interface Received {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Receiver {
  /** Without a path. */
  readonly origin: string;
  /** From now on it takes what it is sent; before, it answers 500 with a page. */
  mend(): Promise<void>;
  /** Everything that it was sent, in its order. */
  received(): Promise<readonly Received[]>;
}

/** Starts a receiver for the tests of a file; what is returned is filled before the first of them. */
export function startReceiver(): Receiver {
  const receiver = {} as { -readonly [Name in keyof Receiver]: Receiver[Name] };
  let child: ChildProcess | undefined;
  beforeAll(async () => {
    child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
    const port = await new Promise<string>((resolve) =>
      child?.stdout?.once('data', (text) => resolve(String(text).trim())),
    );
    receiver.origin = `http://127.0.0.1:${port}`;
    receiver.mend = async () => {
      await fetch(`${receiver.origin}/mend`);
    };
    receiver.received = async () =>
      (await (await fetch(`${receiver.origin}/got`)).json()) as readonly Received[];
  });
  afterAll(() => {
    child?.kill();
  });
  return receiver;
}
