/**
 * `npm run load:workspaces`: measures the gateway with many workspaces behind it, as a Node process and as a Worker in
 * workerd: its memory, how long requests take, and how many it carries a second.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Log, LogLevel, Miniflare } from 'miniflare';
import { type MeasuredLoad, measureLoad } from './measure-load.ts';
import { readNumber } from './read-number.ts';
import { startPart } from './start-part.ts';
import type { WebAppPart } from './web-app-part.ts';

/** The figures of one gateway with many workspaces behind it. */
interface MeasuredGateway extends MeasuredLoad {
  readonly gateway: 'node' | 'worker';
  readonly workspaces: number;
  /** Milliseconds from the start of the process to its first answer, its directory written. */
  readonly ready_ms: number;
  /** Megabytes of memory before the first request and after the last. */
  readonly memory_mb: readonly [number, number];
}

interface StartedGateway {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

type Directory = Readonly<Record<string, string>>;

const callers = 50;
// Miniflare's own server drops connections when thousands come at once.
const putsAtOnce = 50;

/** Measures both gateways, one after the other, with a web app that answers every call at once. */
async function measureManyWorkspaces(count: number, seconds: number): Promise<MeasuredGateway[]> {
  const part = await startPart('test/load/web-app-part.ts', ['stub', String(count)]);
  try {
    const { execUrl, keys } = JSON.parse(part.line) as WebAppPart;
    const names = Array.from({ length: count }, (_name, index) => `w${index}`);
    const directory = Object.fromEntries(
      names.map((name) => [name, execUrl.replace('/local/', `/${name}/`)]),
    );
    const key = keys[0] ?? '';
    const measured: MeasuredGateway[] = [];
    for (const [gateway, start] of [
      ['node', startNode],
      ['worker', startWorker],
    ] as const)
      measured.push({ gateway, ...(await measureOne(start, { directory, names, key, seconds })) });
    return measured;
  } finally {
    part.stop();
  }
}

interface Wish {
  readonly directory: Directory;
  readonly names: readonly string[];
  readonly key: string;
  readonly seconds: number;
}

async function measureOne(
  start: (directory: Directory) => Promise<StartedGateway>,
  { directory, names, key, seconds }: Wish,
): Promise<Omit<MeasuredGateway, 'gateway'>> {
  const startedAt = performance.now();
  const gateway = await start(directory);
  try {
    await fetch(`${gateway.url}/healthz`);
    const ready_ms = Math.round(performance.now() - startedAt);
    const before = memoryOf(gateway.pid);
    let next = 0;
    // Each call goes to the next workspace, so that no cache and no waiting request is of use to the one behind it.
    const setupRequest = (request: object): object => ({
      ...request,
      path: `/w/${names[next++ % names.length]}/api/v1/invoices?limit=10`,
      headers: { 'x-api-key': key },
    });
    const figures = await measureLoad({
      url: gateway.url,
      connections: callers,
      seconds,
      warmUpSeconds: 2,
      hops: [200],
      requests: [{ method: 'GET', setupRequest }],
    });
    return { workspaces: names.length, ready_ms, memory_mb: [before, memoryOf(gateway.pid)], ...figures };
  } finally {
    await gateway.stop();
  }
}

/** Megabytes that a process holds in memory. */
function memoryOf(pid: number): number {
  return Math.round(
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024,
  );
}

async function startNode(directory: Directory): Promise<StartedGateway> {
  const folder = mkdtempSync(join(tmpdir(), 'workspaces-'));
  const file = join(folder, 'workspaces.json');
  writeFileSync(file, JSON.stringify(directory));
  const child = spawn(process.execPath, ['dist/gateway/node.mjs'], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', WORKSPACES_FILE: file },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const [line] = (await once(lines, 'line')) as [string];
  return {
    url: line.slice(line.indexOf('http')),
    pid: child.pid ?? 0,
    async stop() {
      child.kill();
      await once(child, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}

async function startWorker(directory: Directory): Promise<StartedGateway> {
  const miniflare = new Miniflare({
    modules: true,
    script: readFileSync('dist/gateway/worker.mjs', 'utf8'),
    compatibilityDate: '2026-01-01',
    kvNamespaces: ['WORKSPACES'],
    log: new Log(LogLevel.NONE),
    handleStructuredLogs: () => undefined,
  });
  const { origin } = await miniflare.ready;
  // Its types speak of Cloudflare's own, which are not installed.
  const namespace = (await miniflare.getKVNamespace('WORKSPACES')) as unknown as {
    put(name: string, value: string): Promise<void>;
  };
  const entries = Object.entries(directory);
  while (entries.length > 0)
    await Promise.all(entries.splice(0, putsAtOnce).map(([name, execUrl]) => namespace.put(name, execUrl)));
  return { url: origin, pid: childNamed('workerd'), stop: () => miniflare.dispose() };
}

function childNamed(name: string): number {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,comm='], { encoding: 'utf8' }).split('\n');
  const child = lines
    .map((line) => line.trim().split(/\s+/))
    .find(([, parent, command]) => Number(parent) === process.pid && command?.includes(name));
  if (child === undefined) throw new Error(`There is no process ${name}.`);
  return Number(child[0]);
}

const measured = await measureManyWorkspaces(readNumber('--count', 10_000), readNumber('--seconds', 10));
console.table(
  measured.map(({ memory_mb: [before, after], cpu_ms: _, ...row }) => ({
    ...row,
    memory_mb: `${before} → ${after}`,
  })),
);
process.exitCode = measured.every(({ failures }) => failures === 0) ? 0 : 1;
