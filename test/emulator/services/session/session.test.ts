import { createAuthorization } from '../../../../src/emulator/execution/authorization.ts';
import type { ExecutionKind } from '../../../../src/emulator/execution/execution.ts';
import { createSession, type EmulatedSession } from '../../../../src/emulator/services/session/session.ts';
import { testExecution } from '../../support/test-execution.ts';

const owner = 'owner@example.com';

function session(kind: ExecutionKind, activeUser: string, scopes?: readonly string[]): EmulatedSession {
  const { execution } = testExecution({ kind, activeUser });
  const authorization = createAuthorization(execution, scopes);
  return createSession(execution, { owner, authorization });
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

  test('needs the scope for e-mail addresses', () => {
    expect(() => session('menu', owner, []).getActiveUser()).toThrow(
      'Specified permissions are not sufficient to call Session.getActiveUser. Required permissions: https://www.googleapis.com/auth/userinfo.email',
    );
  });
});
