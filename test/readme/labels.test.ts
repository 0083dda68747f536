/** Proves that every label in the documents exists: those of the program in its sources, those of Google in a list. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scopePresets } from '../../src/core/access/scope-list.ts';
import { readDocument } from './document.ts';

const root = join(__dirname, '../..');
const readme = readDocument('README.md');
const owner = readDocument('docs/owner.md');

/** Labels of Google's menus, dialogs and pages in English. */
const google = [
  'Anyone',
  '+ › HTML',
  'Advanced',
  'Archive',
  'Authorization required',
  'Continue',
  'Deploy',
  'Deploy › Manage deployments',
  'Deploy › New deployment',
  'Edit',
  'Editor',
  'Execute as: Me',
  'Extensions › Apps Script',
  'File › Make a copy',
  'File › Settings',
  'File › Version history',
  'Fit to width',
  'Go to … (unsafe)',
  'Landscape',
  'Make a copy',
  'New version',
  'Project Settings',
  'Select all',
  'Show "appsscript.json" manifest file in editor',
  'Web app',
  'Web app URL',
  'Who has access',
  'Who has access: Anyone',
];

/** Words in *italics* that are not labels. */
const emphasis = ['like this', 'new deployment'];

function labelsOf(text: string): string[] {
  const prose = text.replace(/^```.*?^```$/gms, '');
  return [...prose.matchAll(/(?<![*\w])\*([^*\n]+)\*(?![*\w])/g)].map(([, label = '']) => label);
}

const section = (text: string, heading: string): string =>
  new RegExp(`^## ${heading}.*?(?=^## )`, 'ms').exec(text)?.[0] ?? '';

const shown = [...labelsOf(readme.text), ...labelsOf(owner.text)].filter(
  (label) => !emphasis.includes(label),
);

function sourcesIn(folder: string): string {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith('.ts'));
  return files.map((name) => readFileSync(join(root, folder, name), 'utf8')).join('\n');
}

const menu = readFileSync(join(root, 'src/apps-script/main.ts'), 'utf8');
const pages = sourcesIn('src/pages');
const menuItems = [...menu.matchAll(/\.addItem\('([^']+)'/g)].map(([, item = '']) => item);

/** Whether a page shows the words: as a title or a button, not as a part of other words. */
function isOnPage(words: string): boolean {
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?:'|>|^\\s*)${escaped}(?:'|<|\\s*$)`, 'm').test(pages);
}

test('there are labels to look for', () => {
  expect(shown.length).toBeGreaterThan(40);
  expect(menuItems.length).toBeGreaterThan(4);
  expect(isOnPage('Create key')).toBe(true);
  expect(isOnPage('Create k')).toBe(false);
});

test('every label is one of the menu, of the pages or of Google', () => {
  const isKnown = (label: string): boolean => {
    if (google.includes(label)) return true;
    if (label.startsWith('Billing API › ')) return menuItems.includes(label.slice('Billing API › '.length));
    return menuItems.includes(label) || isOnPage(label);
  };
  expect(shown.filter((label) => !isKnown(label))).toEqual([]);
});

test('every command of the menu is explained to the owner', () => {
  const explained = labelsOf(owner.text);
  expect(menuItems.filter((item) => !explained.includes(`Billing API › ${item}`))).toEqual([]);
});

test('Google’s labels in the list are those that are used', () => {
  expect(google.filter((label) => !shown.includes(label))).toEqual([]);
});

test('the screens are those of the developer area, in their order', () => {
  const register = readFileSync(join(root, 'src/pages/developer/screens/index.ts'), 'utf8');
  const files = [...(register.split('= [')[1] ?? '').matchAll(/(\w+)Screen/g)].map(([, name]) => name);
  const titles = files.map((name) => {
    const screen = readFileSync(join(root, `src/pages/developer/screens/${name}.ts`), 'utf8');
    return /title: '([^']+)'/.exec(screen)?.[1];
  });
  expect(owner.tableAfter('| Screen |').map(([title = '']) => title.replaceAll('*', ''))).toEqual(titles);
});

test('the checks are those of Health, in their order', () => {
  const register = readFileSync(join(root, 'src/apps-script/health/index.ts'), 'utf8');
  const imported = new Map(
    [...register.matchAll(/import \{ (\w+) \} from '\.\/([^']+)'/g)].map(([, name, path]) => [name, path]),
  );
  const names = [...(register.split('= [')[1] ?? '').matchAll(/\w+(?:Check|Probe)\b/g)].map(([name]) => name);
  const titles = names.map((name) => {
    const check = readFileSync(join(root, `src/apps-script/health/${imported.get(name)}`), 'utf8');
    return /title: '([^']+)'/.exec(check)?.[1];
  });
  expect(titles.length).toBeGreaterThan(5);
  expect(owner.tableAfter('| Check |').map(([title]) => title)).toEqual(titles);
});

test('every preset of keys is named', () => {
  for (const preset of Object.keys(scopePresets)) expect(owner.text).toContain(`\`${preset}\``);
});

test('the files to paste are all that are built, and no others', () => {
  const built = readdirSync(join(root, 'dist/apps-script')).sort();
  const steps = section(readme.text, 'For owners');
  const told = [...steps.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => name);
  const asFiles = built.map((name) => name.replace(/\.html$/, ''));
  expect(asFiles.filter((name) => !told.includes(name))).toEqual([]);
  const listed = /The files are in .*?: (.*?)\. /.exec(owner.text)?.[1] ?? '';
  expect([...listed.matchAll(/`([\w.]+)`/g)].map(([, name]) => name).sort()).toEqual(built);
});
