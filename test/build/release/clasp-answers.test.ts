/** What push and deploy make of what clasp says, without Google. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Clasp, installedClasp } from '../../../src/build/release/clasp.ts';
import { deploy, push, type Release } from '../../../src/build/release/release.ts';

const repository = join(__dirname, '../../..');
const health = JSON.stringify({ status: 200, headers: {}, body: { object: 'health', build: 'abc' } });
let root: string;

beforeEach(() => {
  remote = [
    ['.clasp.json', '{}'],
    ['Code.js', 'function myFunction() {\n  \n}\n'],
    ['appsscript.json', '{}'],
  ];
  root = mkdtempSync(join(tmpdir(), 'release-'));
  mkdirSync(join(root, 'dist/apps-script'), { recursive: true });
  cpSync(join(repository, '.clasp.json'), join(root, '.clasp.json'));
  for (const name of ['Code.js', 'appsscript.json'])
    writeFileSync(join(root, 'dist/apps-script', name), '{}');
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

interface Scripted {
  readonly release: Release;
  readonly said: string[];
  /** The commands that clasp was given. */
  readonly commands: string[];
}

/** The files that a script has which is taken. */
let remote: [name: string, text: string][] = [];

/** A clasp that answers each command with what is given for it. */
function scripted(
  answers: Readonly<Record<string, unknown>>,
  words: readonly string[] = [],
  environment: NodeJS.ProcessEnv = {},
): Scripted {
  const [said, commands]: [string[], string[]] = [[], []];
  const clasp: Clasp = async (command, folder = '') => {
    if (command[0] === 'clone-script')
      for (const [name, text] of remote) writeFileSync(join(folder, name), text);
    else commands.push(command.join(' '));
    return answers[command[0] ?? ''] ?? [];
  };
  const release: Release = {
    root,
    clasp,
    words,
    environment,
    build: async () => 'abc',
    fetch: async () => new Response(health, { headers: { 'content-type': 'application/json' } }),
    download: async () => ({ status: 404, bytes: new Uint8Array() }),
    say: (sentence) => said.push(sentence),
  };
  return { release, said, commands };
}

function savedProject(): unknown {
  return JSON.parse(readFileSync(join(root, '.clasp.local.json'), 'utf8'));
}

test('who has not said which script it is learns how to say it, and clasp is not called', async () => {
  const { release, commands } = scripted({});
  await expect(push(release)).rejects.toThrow(/--create .*\n.*--sheet .*\n.*--script .*\n.*SCRIPT_ID/);
  expect(commands).toEqual([]);
  expect(existsSync(join(root, '.clasp.local.json'))).toBe(false);
});

test('a script id is taken from the option or the environment, and remembered', async () => {
  await push(scripted({}, ['--script', 'one']).release);
  expect(savedProject()).toEqual({ scriptId: 'one', rootDir: 'dist/apps-script' });
  await push(scripted({}).release);
  expect(savedProject()).toEqual({ scriptId: 'one', rootDir: 'dist/apps-script' });
  await push(scripted({}, [], { SCRIPT_ID: 'two' }).release);
  expect(savedProject()).toEqual({ scriptId: 'two', rootDir: 'dist/apps-script' });
});

test('a script with files of somebody’s own is not taken unasked', async () => {
  for (const own of [
    ['Code.js', 'function mine() { return 1 }'],
    ['mine.html', '<p>'],
  ] as const) {
    remote = [...remote.filter(([name]) => name !== own[0]), [own[0], own[1]]];
    const { release, commands } = scripted({}, ['--script', 'taken']);
    await expect(push(release)).rejects.toThrow(new RegExp(`would destroy: .*${own[0]}.*--replace`));
    expect(commands).toEqual([]);
    expect(existsSync(join(root, '.clasp.local.json'))).toBe(false);
  }
  await push(scripted({}, ['--script', 'taken', '--replace']).release);
  expect(savedProject()).toMatchObject({ scriptId: 'taken' });
});

test('a script that this program has pushed before is taken', async () => {
  remote = [['Code.js', 'var BillingApi=(()=>{})();']];
  await push(scripted({}, ['--script', 'mine']).release);
  expect(savedProject()).toMatchObject({ scriptId: 'mine' });
});

test('a script is made in a spreadsheet that is there', async () => {
  const { release, said, commands } = scripted({ 'create-script': { scriptId: 'new' } }, ['--sheet', 'mine']);
  await push(release);
  expect(commands[0]).toBe('create-script --parentId mine --title Billing API');
  expect(savedProject()).toMatchObject({ scriptId: 'new', parentId: 'mine' });
  expect(said).toContain('Spreadsheet  https://docs.google.com/spreadsheets/d/mine/edit');
});

test('a file that clasp leaves behind is named', async () => {
  const { release } = scripted({ push: ['dist/apps-script/appsscript.json'] }, ['--script', 'one']);
  await expect(push(release)).rejects.toThrow('clasp did not push Code.js.');
});

describe('deploy', () => {
  const deployed = { deploymentId: 'web', versionNumber: 7 };
  const head = { deploymentId: 'head' };

  test('updates the only deployment there is', async () => {
    const { release, commands } = scripted(
      { 'list-deployments': [head, deployed], 'update-deployment': deployed },
      ['--script', 'one'],
    );
    await deploy(release);
    expect(commands.slice(2)).toEqual([
      'update-deployment web --project .clasp.local.json --description Build abc',
    ]);
    expect(savedProject()).toMatchObject({ deploymentId: 'web' });
  });

  test('of several takes the one that the environment names, and the same the next time', async () => {
    const several = { 'list-deployments': [head, deployed, { ...deployed, deploymentId: 'other' }] };
    const answers = { ...several, 'update-deployment': deployed };
    await expect(deploy(scripted(answers, ['--script', 'one']).release)).rejects.toThrow(
      /Set DEPLOYMENT_ID .*:\n {2}web\n {2}other$/,
    );
    await deploy(scripted(answers, [], { DEPLOYMENT_ID: 'web' }).release);
    const { release, commands } = scripted(answers);
    await deploy(release);
    expect(commands.some((command) => command.startsWith('update-deployment web'))).toBe(true);
  });

  test('warns when there are nearly as many versions as Google keeps', async () => {
    const versions = Array.from({ length: 191 }, (_, index) => ({ versionNumber: index + 5 }));
    const answers = {
      'list-deployments': [deployed],
      'update-deployment': { ...deployed, versionNumber: 195 },
      'list-versions': versions,
    };
    const { release, said } = scripted(answers, ['--script', 'one']);
    await deploy(release);
    expect(said.join('\n')).toMatch(/There are 191 versions, and Google keeps 200: delete old ones/);
  });

  test('says what to do when the script has not been allowed to run', async () => {
    const answers = { 'list-deployments': [deployed], 'update-deployment': deployed };
    const { release } = scripted(answers, ['--script', 'one']);
    const page =
      '<!doctype html><title>Google Drive</title><p>Authorization is required to perform that action.';
    const fetch = async () => new Response(page, { headers: { 'content-type': 'text/html' } });
    await expect(deploy({ ...release, fetch })).rejects.toThrow(/choose Billing API › Set up, allow it/);
  });
});

describe('clasp', () => {
  // In the place of clasp stands a program that says the same.
  function claspThat(program: string): Clasp {
    const folder = join(root, 'node_modules/@google/clasp/build/src');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.js'), program);
    return installedClasp(root, { PATH: process.env.PATH });
  }

  test('that skips a push without a word has failed, although it ends with success', async () => {
    await expect(claspThat('')(['push'])).rejects.toThrow('clasp push: It did nothing and said nothing.');
  });

  test('that refuses with the status of success has failed, in its own words', async () => {
    const clasp = claspThat('console.error("Project file already exists.")');
    await expect(clasp(['create-script'])).rejects.toThrow(
      'clasp create-script: Project file already exists.',
    );
  });

  test('that has no credentials is answered with how to get them', async () => {
    const clasp = claspThat('console.error("No credentials found."); process.exitCode = 1');
    await expect(clasp(['push'])).rejects.toThrow('No credentials found. Run: npx clasp login');
  });
});
