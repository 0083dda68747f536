/** Reads the list of named workspaces from JSON text. */
import { isWorkspaceName } from '../http/workspace-name.ts';
import { findExecUrlFault } from '../transport/exec-url.ts';

/** The addresses by name, or sentences that say what to change. */
export type WorkspacesReading =
  | { readonly named: ReadonlyMap<string, string> }
  | { readonly faults: readonly string[] };

/** Reads `{"acme": "https://script.google.com/…/exec", …}`; `source` names the text in what is said of it. */
export function readWorkspaces(text: string, source: string): WorkspacesReading {
  const entries = parseEntries(text);
  if (entries === null) return { faults: [`${source} must be a JSON object of names and web app URLs.`] };
  const faults = entries.flatMap(([name, execUrl]) => faultsOf(name, execUrl, source));
  if (faults.length > 0) return { faults };
  return { named: new Map(entries.map(([name, execUrl]) => [name, String(execUrl)])) };
}

function parseEntries(text: string): [string, unknown][] | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value)
      : null;
  } catch {
    // The caller of this function says what the text should have been.
    return null;
  }
}

function faultsOf(name: string, execUrl: unknown, source: string): string[] {
  const where = `${source}, workspace "${name}":`;
  const faults = [];
  if (!isWorkspaceName(name))
    faults.push(`${where} A name is 1 to 63 letters, digits, hyphens and underscores.`);
  const fault = typeof execUrl === 'string' ? findExecUrlFault(execUrl) : 'The URL must be a text.';
  if (fault !== null) faults.push(`${where} ${fault}`);
  return faults;
}
