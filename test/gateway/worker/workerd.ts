/** Runs the Worker's bundle in workerd, with the bindings that wrangler.jsonc declares. */
import { readFileSync } from 'node:fs';
import { Log, LogLevel, Miniflare } from 'miniflare';

export interface Workerd {
  /** Without a slash at its end. */
  readonly url: string;
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

const folder = new URL('../../../src/gateway/worker/', import.meta.url);

/** @param bindings texts and secrets by name */
export async function openWorkerd(bindings: Readonly<Record<string, string>>): Promise<Workerd> {
  const config = readConfig();
  const script = readFileSync(new URL(config.main, folder), 'utf8');
  const logged: string[] = [];
  const miniflare = new Miniflare({
    modules: [{ type: 'ESModule', path: 'worker.mjs', contents: script }],
    compatibilityDate: config.compatibility_date,
    bindings: { ...bindings },
    kvNamespaces: config.kv_namespaces.map(({ binding }) => binding),
    log: new Log(LogLevel.NONE),
    handleStructuredLogs: ({ message }) => void logged.push(message),
  });
  const url = await miniflare.ready;
  return {
    url: url.origin,
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
