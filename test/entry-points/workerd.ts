/** Runs the Worker's bundle in workerd, with the bindings that wrangler.jsonc declares. */
import { readFileSync } from 'node:fs';
import { Log, LogLevel, Miniflare } from 'miniflare';

export interface Workerd {
  /** Without a slash at its end. */
  readonly url: string;
  /** A request header that sets the Worker's clock, in milliseconds since 1970. */
  readonly clockHeader: string;
  /** Puts a workspace into the directory. */
  putWorkspace(name: string, execUrl: string): Promise<void>;
  /** What the Worker has logged, line by line. */
  readonly logged: readonly string[];
  close(): Promise<void>;
}

interface WranglerConfig {
  readonly main: string;
  readonly compatibility_date: string;
  readonly kv_namespaces: readonly { readonly binding: string }[];
}

interface KvNamespace {
  put(key: string, value: string): Promise<void>;
}

const folder = new URL('../../src/gateway/worker/', import.meta.url);
const clockHeader = 'x-test-clock';

// The tests' time is virtual, workerd's is not; nothing else of the Worker is touched.
const entry = `
import './clock.mjs';
import worker from './worker.mjs';
export default {
  fetch(request, bindings, context) {
    globalThis.testClock = Number(request.headers.get('${clockHeader}')) || null;
    return worker.fetch(request, bindings, context);
  },
};`;
const clock = `
const realNow = Date.now;
Date.now = () => globalThis.testClock ?? realNow();
performance.now = () => Date.now();`;

/** @param bindings texts and secrets by name */
export async function openWorkerd(bindings: Readonly<Record<string, string>>): Promise<Workerd> {
  const config = readConfig();
  const script = readFileSync(new URL(config.main, folder), 'utf8');
  const logged: string[] = [];
  const miniflare = new Miniflare({
    modules: [
      { type: 'ESModule', path: 'entry.mjs', contents: entry },
      { type: 'ESModule', path: 'clock.mjs', contents: clock },
      { type: 'ESModule', path: 'worker.mjs', contents: script },
    ],
    compatibilityDate: config.compatibility_date,
    bindings: { ...bindings },
    kvNamespaces: config.kv_namespaces.map(({ binding }) => binding),
    log: new Log(LogLevel.NONE),
    handleStructuredLogs: ({ message }) => void logged.push(message),
  });
  const url = await miniflare.ready;
  return {
    url: url.origin,
    clockHeader,
    async putWorkspace(name, execUrl) {
      // Its types speak of Cloudflare's own, which are not installed.
      const namespace = (await miniflare.getKVNamespace('WORKSPACES')) as unknown as KvNamespace;
      await namespace.put(name, execUrl);
    },
    logged,
    close: () => miniflare.dispose(),
  };
}

function readConfig(): WranglerConfig {
  const text = readFileSync(new URL('wrangler.jsonc', folder), 'utf8');
  return JSON.parse(text.replace(/^\s*\/\/.*$/gm, '')) as WranglerConfig;
}
