/** Makes PDFs by a browser of this machine: Chromium or one of its kin. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PrintPdf } from '../../emulator/services/html/pdf/convert.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];

/** Where browsers stand that are not on the path. */
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const installCommands: Readonly<Record<string, string>> = {
  darwin: 'brew install --cask chromium',
  win32: 'winget install Google.Chrome',
};

type Environment = Readonly<Record<string, string | undefined>>;

/** The browser that CHROMIUM names, or the first that is found; null when there is none. */
function findChromium(environment: Environment): string | null {
  const { CHROMIUM: named, PATH: path = '' } = environment;
  if (named !== undefined && named !== '') return isProgram(named) ? named : null;
  const found = path.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...found, ...usualPlaces].find(isProgram) ?? null;
}

const longestMs = 30_000;

/**
 * Prints by the browser: about a second, in which this process answers nobody else.
 * @throws Error, in the function that is returned, when there is no browser: its message names the command that installs one
 */
export function chromiumPrinter(environment: Environment): PrintPdf {
  return (html) => {
    const program = findChromium(environment);
    if (program === null) throw new Error(`No program here makes PDFs. ${advice(environment)}`);
    const folder = mkdtempSync(join(tmpdir(), 'billing-pdf-'));
    try {
      return print(program, html, folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}

function print(program: string, html: string, folder: string): Uint8Array {
  const page = join(folder, 'document.html');
  const target = join(folder, 'document.pdf');
  writeFileSync(page, html);
  const { error, status, stderr } = spawnSync(
    program,
    [
      // Containers have no sandbox of their own to give, and the page has no script.
      ...['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--no-pdf-header-footer'],
      ...[`--user-data-dir=${join(folder, 'profile')}`, `--print-to-pdf=${target}`],
      pathToFileURL(page).href,
    ],
    { timeout: longestMs, encoding: 'utf8' },
  );
  if (error !== undefined) throw error;
  if (status !== 0 || !existsSync(target))
    throw new Error(`${program} made no PDF: ${stderr.trim().split('\n').pop() ?? ''}`);
  return readFileSync(target);
}

function advice({ CHROMIUM: named }: Environment): string {
  const command = installCommands[process.platform] ?? 'sudo apt install chromium';
  if (named !== undefined && named !== '')
    return `CHROMIUM names "${named}", which is no program. Install one: ${command}`;
  return `Install a browser: ${command}. Or name one in CHROMIUM.`;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch (_absent) {
    // The next candidate is tried.
    return false;
  }
}
