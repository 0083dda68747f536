import { createAuthorization } from '../../../../src/emulator/execution/authorization.ts';
import type { ExecutionKind } from '../../../../src/emulator/execution/execution.ts';
import { createSession, type Session } from '../../../../src/emulator/services/session/session.ts';
import { createVirtualClock } from '../../../../src/emulator/time/clock.ts';
import { startMs, testExecution } from '../../support/test-execution.ts';

const owner = 'owner@example.com';
const dayMs = 24 * 60 * 60_000;

function session(
  kind: ExecutionKind,
  activeUser: string,
  scopes?: readonly string[],
  nowMs = startMs,
): Session {
  const { execution } = testExecution({ kind, activeUser, clock: createVirtualClock(nowMs) });
  const authorization = createAuthorization(execution, scopes);
  return createSession(execution, { owner, timeZone: 'Europe/Berlin', authorization });
}

describe('Session (developers.google.com/apps-script/reference/base/session)', () => {
  test.each([
    ['web_app', 'ann@example.com', '', owner],
    ['web_app', '', '', owner],
    ['menu', 'ann@example.com', 'ann@example.com', 'ann@example.com'],
    ['time_trigger', owner, owner, owner],
    ['simple_trigger', 'ann@example.com', '', 'ann@example.com'],
    ['simple_trigger', owner, owner, owner],
  ] as const)(
    'in a %s by "%s" shows the active user as "%s" and the effective one as %s',
    (kind, user, active, effective) => {
      expect(session(kind, user).getActiveUser().getEmail()).toBe(active);
      expect(session(kind, user).getEffectiveUser().getEmail()).toBe(effective);
    },
  );

  test('shows a user as text by the e-mail (gas-fakes testsession.js, run on the live service)', () => {
    expect(`${session('menu', 'ann@example.com').getActiveUser()}`).toBe('ann@example.com');
  });

  test("knows the script's time zone", () => {
    expect(session('menu', owner).getScriptTimeZone()).toBe('Europe/Berlin');
  });

  test('gives a user a key that changes every 30 days', () => {
    const key = (nowMs: number) =>
      session('web_app', 'ann@example.com', undefined, nowMs).getTemporaryActiveUserKey();
    expect(key(startMs)).not.toBe(key(startMs + 30 * dayMs));
    expect(key(startMs)).not.toContain('ann');
  });

  test('needs the scope for e-mail addresses', () => {
    expect(() => session('menu', owner, []).getActiveUser()).toThrow(
      'Specified permissions are not sufficient to call Session.getActiveUser. Required permissions: https://www.googleapis.com/auth/userinfo.email',
    );
  });
});
