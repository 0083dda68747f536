/** Proves that every code and message has its row in the document, and that every row is about an existing one. */
import { readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import { emptyPage } from '../../src/emulator/web-app/run-web-app.ts';
import { googlePage, type PageKind, pageTexts } from '../../src/emulator/front-end/google-pages.ts';
import { codeMeanings, fieldCodes } from '../../src/openapi/schemas/code-meanings.ts';
import { root, sourceFiles } from '../architecture/source-files.ts';
import { RAN, type ScriptedAnswer } from '../gateway/scripted-fetch.ts';
import { openGateway } from '../gateway/scripted-gateway.ts';
import { readDocument } from './document.ts';
import { isLike } from './shown-json.ts';

const troubleshooting = readDocument('docs/troubleshooting.md');
const { text, tableAfter } = troubleshooting;

test('every code of a refusal has its row, below its status, with what it means and what to do', () => {
  const shown = [...text.matchAll(/^### (\d{3}) (.+)$/gm)].flatMap(([heading, status, reason]) => {
    expect(reason).toBe(STATUS_CODES[status ?? '']);
    return tableAfter(heading).map(([code = '', meaning, advice]) => ({
      code,
      status: Number(status),
      meaning,
      advice,
    }));
  });
  const expected = Object.entries(codeMeanings()).map(([code, { status, meaning }]) => ({
    code,
    status,
    meaning: meaning.replaceAll('`', ''),
    advice: expect.stringMatching(/\w.*\.$/),
  }));
  expect(shown).toEqual(expected);
});

test('every code of a field has its row', () => {
  const expected = Object.entries(fieldCodes).map(([code, meaning]) => [
    code,
    meaning.replaceAll('`', ''),
    expect.stringMatching(/\w.*\.$/),
  ]);
  expect(tableAfter('## A field that is refused')).toEqual(expected);
});

describe('of Google’s pages', () => {
  const rows = tableAfter('## An HTML page of Google').map(([message = '', , advice, code]) => ({
    message,
    advice,
    code,
  }));
  const emptyText = 'The script completed but did not return anything.';

  /** The code that a gateway answers for a page that it gets at every attempt. */
  async function codeFor(page: ScriptedAnswer, isSecondHop: boolean): Promise<string> {
    const attempt = isSecondHop ? [RAN, page, page, page, page] : [page];
    const response = await openGateway([...attempt, ...attempt, ...attempt]).app.request('/health');
    return ((await response.json()) as { code: string }).code;
  }

  test.each(Object.keys(pageTexts) as PageKind[])(
    '%s has one row, with what a gateway answers',
    async (kind) => {
      const { status, html } = googlePage(kind);
      const row = rows.filter(({ message }) => isLike(message, pageTexts[kind].en.text));
      expect(row).toEqual([
        {
          message: expect.any(String),
          advice: expect.stringMatching(/\.$/),
          code: await codeFor({ status, body: html }, kind === 'echo_not_found'),
        },
      ]);
    },
  );

  test('none is in vain', async () => {
    const texts = [...Object.values(pageTexts).map(({ en }): string => en.text), emptyText];
    expect(rows.filter(({ message }) => !texts.some((page) => isLike(message, page)))).toEqual([]);
    const empty = rows.find(({ message }) => isLike(message, emptyText));
    expect(empty?.code).toBe(await codeFor({ status: 200, body: emptyPage(emptyText) }, false));
  });
});

describe('of the program’s own messages', () => {
  /** Messages of Google and clasp. */
  const foreign = [
    'Google hasn’t verified this app',
    'This app is blocked',
    'This trigger has been disabled for an unknown reason',
    'INV-2026-0001',
    'No credentials …',
    '… has not enabled the Apps Script API …',
  ];
  const sections = [
    '## In the spreadsheet',
    '## On your own machine',
    '| `EXEC_URL is missing',
    '## Push and deploy',
  ];
  const sources = sourceFiles('src').map((file) => file.text.replace(/\$\{[^}]*\}+/g, '…'));

  /** The first column with its backquotes, which `tableAfter` takes away. */
  const messages = [
    ...text.slice(text.indexOf(sections[0] ?? '')).matchAll(/^\| [^|`]*`([^|]+)`[^|`]* \|/gm),
  ].map(([, message = '']) => message);

  test('each is said somewhere', () => {
    expect(messages.length).toBeGreaterThan(25);
    const unsaid = messages.filter((message) => {
      const parts = message.split('…').map((part) => part.trim());
      const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      const pattern = new RegExp(escaped.join('[^\\n]*?'));
      // A pattern with gaps takes long where nothing of it stands.
      const isSaid = (source: string): boolean =>
        parts.every((part) => source.includes(part)) && pattern.test(source);
      return !foreign.includes(message) && !sources.some(isSaid);
    });
    expect(unsaid).toEqual([]);
    expect(foreign.filter((message) => !messages.includes(message))).toEqual([]);
  });

  test('whatever ends npm start, an export or an import has a row', () => {
    const folders = /^src\/local\/(runtime|exchange|web-app\/faults)\//;
    const said = sourceFiles('src/local')
      .filter(({ path }) => folders.test(path))
      .flatMap((file) => [...file.text.matchAll(/new Error\(\s*(['`])(.+?)\1/g)])
      .map(([, , sentence = '']) => sentence.replace(/\$\{[^}]*\}+/g, '…'));
    expect(said.length).toBeGreaterThan(6);
    expect(said.filter((sentence) => !messages.some((message) => isLike(message, sentence)))).toEqual([]);
  });

  test('every fault of the gateway’s settings has a row', () => {
    const source = readFileSync(join(root, 'src/gateway/node/read-environment.ts'), 'utf8');
    const said = [...source.matchAll(/'((?:EXEC_URL|Set WORKSPACES)[^']+)'/g)].map(
      ([, sentence = '']) => sentence,
    );
    expect(said).toHaveLength(2);
    expect(said.filter((sentence) => !messages.some((message) => isLike(message, sentence)))).toEqual([]);
  });
});

test('every command of the menu named exists', () => {
  const menu = readFileSync(join(root, 'src/apps-script/main.ts'), 'utf8');
  const commands = [...text.matchAll(/Billing API › ([^*]+)\*/g)].map(([, name]) => name);
  expect(commands.length).toBeGreaterThan(3);
  expect(commands.filter((name) => !menu.includes(`.addItem('${name}'`))).toEqual([]);
});
