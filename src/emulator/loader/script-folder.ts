/** The folder that clasp pushes, as the emulator needs it: its manifest and its HTML files. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The fields of appsscript.json that the emulator reads. */
interface Manifest {
  /** The script's time zone, an IANA name. */
  readonly timeZone: string;
  /** Missing: Google derives the scopes from the code. */
  readonly oauthScopes?: readonly string[];
}

export interface ScriptFolder {
  readonly path: string;
  readonly manifest: Manifest;
  /** The size of the script files, which Google loads for every execution, in thousands of bytes. */
  readonly scriptKb: number;
  /** The text of an HTML file by its name without the ending, or undefined when there is none. */
  readHtml(name: string): string | undefined;
}

/** Opens a folder that holds at least one .js file; without a manifest the script's zone is Etc/GMT. */
export function openScriptFolder(path: string): ScriptFolder {
  const manifestPath = join(path, 'appsscript.json');
  const manifest: Partial<Manifest> = existsSync(manifestPath)
    ? JSON.parse(readFileSync(manifestPath, 'utf8'))
    : {};
  return {
    path,
    manifest: { timeZone: 'Etc/GMT', ...manifest },
    scriptKb: sizeOfScripts(path) / 1000,
    readHtml(name) {
      const file = join(path, name.endsWith('.html') ? name : `${name}.html`);
      return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    },
  };
}

/** The pages of a folder that nobody writes to meanwhile, each read once. */
export function rememberPages(folder: ScriptFolder): ScriptFolder {
  const pages = new Map<string, string | undefined>();
  return {
    ...folder,
    readHtml(name) {
      if (!pages.has(name)) pages.set(name, folder.readHtml(name));
      return pages.get(name);
    },
  };
}

function sizeOfScripts(path: string): number {
  const scripts = readdirSync(path).filter((name) => name.endsWith('.js'));
  return scripts.reduce((sum, name) => sum + statSync(join(path, name)).size, 0);
}
