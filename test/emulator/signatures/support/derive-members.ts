/** Derives the signatures of Google's classes from the package @types/google-apps-script, which follows the reference. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '../../../../node_modules/@types/google-apps-script');

/** The classes that the emulator makes or will soon make, by the file that declares them and Google's service. */
const classes: readonly (readonly [file: string, service: string, names: string])[] = [
  [
    'spreadsheet',
    'SpreadsheetApp',
    'BooleanCondition ConditionalFormatRule ConditionalFormatRuleBuilder ContainerInfo DataValidation ' +
      'DataValidationBuilder EmbeddedBarChartBuilder EmbeddedChart EmbeddedChartBuilder ' +
      'EmbeddedColumnChartBuilder Filter NamedRange Protection Range RangeList Sheet Spreadsheet ' +
      'SpreadsheetApp TextFinder',
  ],
  ['base', '', 'Blob Logger Menu PromptResponse Session Ui User'],
  ['cache', 'CacheService', 'Cache CacheService'],
  ['content', 'ContentService', 'ContentService TextOutput'],
  ['html', 'HtmlService', 'HtmlOutput HtmlService'],
  ['lock', 'LockService', 'Lock LockService'],
  ['mail', 'MailApp', 'MailApp'],
  ['properties', 'PropertiesService', 'Properties PropertiesService'],
  [
    'script',
    'ScriptApp',
    'AuthorizationInfo ClockTriggerBuilder ScriptApp Service SpreadsheetTriggerBuilder Trigger TriggerBuilder',
  ],
  ['url-fetch', 'UrlFetchApp', 'HTTPResponse UrlFetchApp'],
  ['utilities', 'Utilities', 'Utilities'],
];

/**
 * Members that the reference has (developers.google.com/apps-script/reference) and the package does not, and the cache,
 * which was measured to make text of whatever it is given (justin.poehnelt.com, 2025-12).
 */
const additions: ReadonlyMap<string, string> = new Map([
  ['Cache', 'put(s,*)(s,*,n)'],
  ['ScriptApp', 'getAuthorizationInfo(e)(e,s[])'],
  ['AuthorizationInfo', 'getAuthorizedScopes()'],
]);

/** The tables of members as the sources of the emulator hold them: the spreadsheet's, and those of all other services. */
export function deriveMembers(): { readonly spreadsheet: string; readonly others: string } {
  const declared = new Map(classes.map(([file]) => [file, declarationsOf(file)]));
  const all = [...declared.values(), declarationsOf('charts')].join('\n');
  const kinds: Kinds = {
    enums: new Set(Array.from(all.matchAll(/^ +enum (\w+)/gm), ([, name = '']) => name)),
    plain: new Set(
      Array.from(all.matchAll(/^ +interface (\w+)[^{]*\{([^(]*?)\n {8}\}/gm), ([, name = '']) => name),
    ),
  };
  const tables = classes.map(([file, service, names]) =>
    names
      .split(' ')
      .map((name) => {
        const owner = service === '' || service === name ? name : `${service}.${name}`;
        return `${owner}:\n${wrapped(membersOf(declared.get(file) ?? '', name, kinds))}\n`;
      })
      .join(''),
  );
  return { spreadsheet: `\n${tables[0]}`, others: `\n${tables.slice(1).join('')}` };
}

interface Kinds {
  readonly enums: ReadonlySet<string>;
  /** Interfaces without methods: options. */
  readonly plain: ReadonlySet<string>;
}

function declarationsOf(file: string): string {
  return readFileSync(join(folder, `google-apps-script.${file}.d.ts`), 'utf8').replace(
    /\/\*[\s\S]*?\*\//g,
    '',
  );
}

/** Each member with its overloads, for example `getRange(s)(n,n)`. */
function membersOf(text: string, name: string, kinds: Kinds): readonly string[] {
  const [, body = ''] =
    new RegExp(`^ {8}interface ${name}(?: extends \\w+)? \\{\\n([\\s\\S]*?)^ {8}\\}`, 'm').exec(text) ?? [];
  const overloads = new Map<string, Set<string>>();
  const added = additions.get(name);
  for (const [, member = '', parameters = ''] of body.matchAll(/^ {12,13}(\w+)\(([\s\S]*?)\): [^;]*?;?$/gm)) {
    const known = overloads.get(member) ?? new Set();
    overloads.set(member, known.add(codesOf(parameters, kinds)));
  }
  const derived = Array.from(
    overloads,
    ([member, forms]) => member + Array.from(forms, (form) => `(${form})`).join(''),
  );
  const nameOf = (member: string): string => member.slice(0, member.indexOf('('));
  if (added === undefined) return derived;
  return [...derived.filter((member) => nameOf(member) !== nameOf(added)), added];
}

function codesOf(parameters: string, kinds: Kinds): string {
  const flat = parameters
    .replace(/\{[^}]*\}/g, '{}')
    .replace(/\s+/g, ' ')
    .replace(/,? *$/, '')
    .trim();
  if (flat === '') return '';
  return flat
    .split(', ')
    .map((parameter) => {
      const [, rest = '', type = ''] = /^(\.\.\.)?\w+: (.*)$/.exec(parameter.trim()) ?? [];
      if (type === '') throw new Error(`not understood: ${parameter}`);
      return rest === '' ? codeOf(type, kinds) : `${codeOf(type, kinds).replace('[]', '')}${rest}`;
    })
    .join(',');
}

const words: Readonly<Record<string, string>> = {
  string: 's',
  Char: 's',
  FontLine: 's',
  FontStyle: 's',
  FontWeight: 's',
  number: 'n',
  Integer: 'n',
  Byte: 'n',
  boolean: 'b',
  any: '*',
  '{}': 'o',
  Date: 'd',
  BlobSource: 'B',
};

function codeOf(written: string, kinds: Kinds): string {
  const type = written.trim();
  const [, item] = /^Array<(.*)>$/.exec(type) ?? /^(.*)\[\]$/.exec(type) ?? [];
  if (item !== undefined) return `${codeOf(item, kinds)}[]`;
  if (type.includes(' | ')) {
    const codes = new Set(type.split(' | ').map((part) => (part === 'null' ? '' : codeOf(part, kinds))));
    const isNullable = codes.delete('');
    const code = Array.from(codes).join('/');
    // Google takes null for every object anyway.
    return isNullable && /^[nb]$/.test(code) ? `${code}?` : code;
  }
  const name = type.replace(/^\w+\./, '');
  if (/^".*"$/.test(type)) return 's';
  return (
    words[name] ?? (kinds.enums.has(name) || name === 'Weekday' ? 'e' : kinds.plain.has(name) ? 'o' : name)
  );
}

function wrapped(members: readonly string[]): string {
  const lines: string[] = [];
  for (const member of members) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + member.length < 100)
      lines[lines.length - 1] = `${last} ${member}`;
    else lines.push(member);
  }
  return lines.join('\n');
}
