/** Walks the document of the gateway: as a service, as a container, for many workspaces, with what it logs. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EDGE_PROBLEMS } from '../../../src/gateway/http/problem-response.ts';
import { readEnvironment } from '../../../src/gateway/node/read-environment.ts';
import { PACKING_VARIABLES } from '../../../src/gateway/transport/packing-settings.ts';
import { CAUSE_MEANINGS, type FailureCause } from '../../../src/gateway/transport/failure.ts';
import { type FakeFrontEnd, startFakeFrontEnd } from '../../gateway/fake-front-end.ts';
import {
  containerCheck,
  containerSteps,
  execPlaceholder,
  expectChecked,
  gatewayDocument,
  namedCheck,
  runShell,
  serviceCheck,
  serviceSteps,
  workerSteps,
} from './gateway-document.ts';
import { startNodeGateway } from './node-gateway.ts';

const repository = join(__dirname, '../../..');
const machine = mkdtempSync(join(tmpdir(), 'gateway-machine-'));
let google: FakeFrontEnd;

beforeAll(async () => {
  google = await startFakeFrontEnd();
  google.script = () => ({ status: 200, headers: {}, body: { object: 'health', status: 'ok', build: 'b' } });
});

afterAll(async () => {
  await google.close();
  rmSync(machine, { recursive: true });
});

/** Lines of the form NAME=value; what begins with # is a remark. */
function settingsIn(text: string): Record<string, string> {
  const lines = [...text.matchAll(/^(\w+)=(.*)$/gm)];
  return Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]));
}

test('each way takes five commands at most, and every command has its check', () => {
  for (const { command } of [workerSteps, serviceSteps, containerSteps])
    expect(command.split('\n').length).toBeLessThanOrEqual(5);
  expect(gatewayDocument.examples).toHaveLength(7);
});

// systemd is Linux's, and so are the options of `install`.
const describeOnLinux = process.platform === 'linux' ? describe : () => undefined;

describeOnLinux('as a service', () => {
  const unitPath = join(repository, 'src/gateway/node/billing-gateway.service');
  const unit = settingsIn(readFileSync(unitPath, 'utf8'));

  test('is installed, started as the unit says, checked, and ends well', async () => {
    mkdirSync(join(machine, 'etc/systemd/system'), { recursive: true });
    const standIns = `
      sudo() { "$@"; }
      sudoedit() { sed -i "s|^EXEC_URL=.*|EXEC_URL=$EXEC|; s|^PORT=.*|PORT=0|" "$1"; }
      systemctl() { test "$*" = 'enable --now billing-gateway' -a -f '${machine}/etc/systemd/system/billing-gateway.service'; }
      cd '${repository}'`;
    const steps = serviceSteps.command.replace(/ \/(?=opt|etc)/g, ` ${machine}/`);
    await runShell(standIns, steps, { EXEC: google.execUrl });

    const { ExecStart = '', WorkingDirectory = '', EnvironmentFile = '' } = unit;
    const env = settingsIn(readFileSync(join(machine, EnvironmentFile), 'utf8'));
    const gateway = await startNodeGateway(ExecStart.split(' '), {
      cwd: join(machine, WorkingDirectory),
      env,
    });
    expect(gateway.printed()[0]).toMatch(/^The gateway listens on http:\/\/127\.0\.0\.1:/);
    await expectChecked(serviceCheck, gateway.origin);
    expect(await gateway.stop()).toBe(0);
  });

  test('its settings are as installed a sentence that says what is missing', () => {
    const env = settingsIn(readFileSync(join(repository, 'src/gateway/node/billing-gateway.env'), 'utf8'));
    expect(env.EXEC_URL).toBe(execPlaceholder);
    expect(readEnvironment(env)).toEqual({ faults: [expect.stringMatching(/^EXEC_URL cannot be used\./)] });
  });

  test('is given longer to end than it takes', () => {
    const source = readFileSync(join(repository, 'src/gateway/node/start-gateway.ts'), 'utf8');
    const graceMs = Number(/CLOSE_GRACE_MS = ([\d_]+)/.exec(source)?.[1]?.replace('_', ''));
    expect(Number(unit.TimeoutStopSec) * 1_000).toBeGreaterThan(graceMs);
  });

  // A machine without systemd has nobody to ask.
  if (spawnSync('systemd-analyze', ['--version']).status === 0)
    test('systemd finds nothing wrong with its unit', () => {
      const { status, stderr } = spawnSync('systemd-analyze', ['verify', unitPath], { encoding: 'utf8' });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    });
});

describe('as a container', () => {
  let build: readonly string[];
  let run: readonly string[];
  let instructions: readonly (readonly string[])[];

  beforeAll(async () => {
    // The words of each call, as the shell has parted them.
    const docker = `docker() { printf '%s\\n' "$@"; echo; }`;
    const calls = (await runShell(docker, containerSteps.command)).trim().split('\n\n');
    [build = [], run = []] = calls.map((words) => words.split('\n'));
    const containerfile = readFileSync(join(repository, option(build, '-f')), 'utf8');
    instructions = [...containerfile.matchAll(/^([A-Z]+) (.*)$/gm)];
  });

  const option = (words: readonly string[], name: string): string => words[words.indexOf(name) + 1] ?? '';
  const of = (name: string): string => instructions.find(([, word]) => word === name)?.[2] ?? '';

  test('what is built is what is run', () => {
    expect(build[0]).toBe('build');
    expect(run[0]).toBe('run');
    expect(run.at(-1)).toBe(option(build, '-t'));
    expect(option(run, '-p').split(':').slice(1)).toEqual([of('EXPOSE'), of('EXPOSE')]);
    expect(readEnvironment({ EXEC_URL: google.execUrl })).toMatchObject({
      settings: { port: Number(of('EXPOSE')), host: '0.0.0.0' },
    });
  });

  test('in a folder that holds what it copies and nothing else, its command serves, and its health is seen', async () => {
    const image = mkdtempSync(join(machine, 'image-'));
    const folder = join(image, of('WORKDIR'));
    mkdirSync(folder);
    const [, source = '', target = ''] = /^(\S+) (\S+)$/.exec(of('COPY')) ?? [];
    cpSync(join(repository, build.at(-1) ?? '', source), join(folder, target, source));
    const [, given = ''] = option(run, '-e').split(/=(.*)/s);
    expect(given).toBe(execPlaceholder);
    const env = { EXEC_URL: google.execUrl, PORT: '0', HOST: '127.0.0.1' };
    const gateway = await startNodeGateway(JSON.parse(of('CMD')) as string[], { cwd: folder, env });
    await expectChecked(containerCheck, gateway.origin);
    const [program = '', ...args] = JSON.parse(of('HEALTHCHECK').replace(/^CMD /, '')) as string[];
    const healthAt = (port: string): number | null =>
      spawnSync(program, args, { env: { PATH: process.env.PATH ?? '', PORT: port } }).status;
    expect(healthAt(new URL(gateway.origin).port)).toBe(0);
    expect(await gateway.stop()).toBe(0);
    expect(healthAt(new URL(gateway.origin).port)).toBe(1);
  });
});

test('a file of workspaces serves each under its name, and each request is logged as shown', async () => {
  const shown = gatewayDocument.blocks.find(({ role }) => role === 'workspaces')?.text ?? '';
  const path = join(machine, 'workspaces.json');
  writeFileSync(path, shown.replaceAll(execPlaceholder, google.execUrl));
  const bundle = join(repository, 'dist/gateway/node.mjs');
  expect(existsSync(bundle)).toBe(true);
  const gateway = await startNodeGateway([process.execPath, bundle], {
    cwd: machine,
    env: { WORKSPACES_FILE: path, PORT: '0', HOST: '127.0.0.1' },
  });
  await expectChecked(namedCheck, gateway.origin);
  expect((await fetch(`${gateway.origin}/w/gamma/health`)).status).toBe(404);
  expect(await gateway.stop()).toBe(0);
  const [, entry = '{}'] = gateway.printed();
  const log = gatewayDocument.blocks.find(({ role }) => role === 'log')?.text ?? '';
  const { time, ms, request_id, ...others } = JSON.parse(entry) as Record<string, unknown>;
  const known = JSON.parse(log) as Record<string, unknown>;
  expect(Object.keys(known)).toEqual(Object.keys(JSON.parse(entry)));
  expect([typeof time, typeof ms, typeof request_id]).toEqual(['string', 'number', 'string']);
  expect(known).toMatchObject(others);
});

test('the settings have the defaults shown', () => {
  const shown = Object.fromEntries(
    gatewayDocument.tableAfter('## Settings').map(([name = '', value = '']) => [name, value]),
  );
  expect(Object.keys(shown)).toEqual([
    ...['EXEC_URL', 'WORKSPACES', 'WORKSPACES_FILE', 'PORT', 'BASE_URL', 'TRUST_PROXY'],
    ...Object.keys(PACKING_VARIABLES),
    'HOST',
  ]);
  const EXEC_URL = google.execUrl;
  expect(readEnvironment({ ...shown, EXEC_URL })).toEqual(readEnvironment({ EXEC_URL }));
});

test('every cause has its answer', () => {
  const shown = gatewayDocument.tableAfter('| `cause` |').map(([cause, , answer]) => [cause, answer]);
  const causes = Object.keys(CAUSE_MEANINGS) as FailureCause[];
  const expected = causes.map((cause) => {
    const { code } = CAUSE_MEANINGS[cause];
    return [cause, `${EDGE_PROBLEMS[code].status} ${code}`];
  });
  expect(shown.sort()).toEqual(expected.sort());
});
