import { createDeployment } from '../../../src/emulator/front-end/deployment.ts';
import { json } from './support/serve-front-end.ts';

const answerOf = (build: string) => () => json(build);
const request = { method: 'GET', queryString: '' } as const;

function open(options: { staleMs?: number; meetsOld?: () => boolean }) {
  let nowMs = 1_000;
  const deployment = createDeployment(answerOf('old'), { ...options, now: () => nowMs });
  const build = (): string => {
    const answer = deployment.webApp(request);
    return answer.kind === 'content' ? answer.content : '';
  };
  return {
    deployment,
    build,
    wait: (ms: number) => {
      nowMs += ms;
    },
  };
}

test('the address goes on serving the old version for a minute after a deployment', () => {
  const { deployment, build, wait } = open({ staleMs: 60_000 });
  expect(build()).toBe('old');
  deployment.deploy(answerOf('new'));
  expect(build()).toBe('old');
  wait(59_999);
  expect(build()).toBe('old');
  wait(1);
  expect(build()).toBe('new');
});

test('callers may meet either version in that time', () => {
  const fates = [true, false, true];
  const { deployment, build } = open({ staleMs: 60_000, meetsOld: () => fates.shift() ?? false });
  deployment.deploy(answerOf('new'));
  expect([build(), build(), build(), build()]).toEqual(['old', 'new', 'old', 'new']);
});

test('without that failure a new version is served at once', () => {
  const { deployment, build } = open({});
  deployment.deploy(answerOf('new'));
  expect(build()).toBe('new');
});
