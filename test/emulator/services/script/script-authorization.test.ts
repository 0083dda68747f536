/** What a script may do before, between and after the consents of its owner (granular OAuth consent, 2025). */
import { createAuthorization } from '../../../../src/emulator/execution/authorization.ts';
import type { ExecutionKind } from '../../../../src/emulator/execution/execution.ts';
import { ExecutionStopped } from '../../../../src/emulator/execution/outcome.ts';
import {
  type AuthorizationMembers,
  authorizationMembers,
} from '../../../../src/emulator/services/script/script-authorization.ts';
import { createEmulatedScreen } from '../../../../src/emulator/services/ui/screen.ts';
import { testExecution } from '../../support/test-execution.ts';

const scope = (name: string): string => `https://www.googleapis.com/auth/${name}`;
const mail = scope('script.send_mail');
const email = scope('userinfo.email');

function setUp(granted: readonly string[] | null, kind: ExecutionKind = 'menu') {
  const screen = createEmulatedScreen();
  const consent = { granted };
  const { execution } = testExecution({ kind });
  const app: AuthorizationMembers = authorizationMembers(execution, {
    consent,
    screen,
    scopes: [mail, email],
  });
  const authorization = createAuthorization(execution, [mail, email], consent);
  return { app, screen, consent, authorization, gate: execution.gate };
}

const full = 'FULL';

test('what was given is known, with the address that asks for the rest (reference: AuthorizationInfo)', () => {
  const info = setUp([email]).app.getAuthorizationInfo(full);
  expect(info.getAuthorizationStatus()).toBe('REQUIRED');
  expect([...info.getAuthorizedScopes()]).toEqual([email]);
  expect(info.getAuthorizationUrl()).toContain(encodeURIComponent(mail));
});

test.each([[null], [[mail, email]]])('%p leaves nothing to ask for', (granted) => {
  const { app, screen } = setUp(granted);
  const info = app.getAuthorizationInfo(full);
  expect([info.getAuthorizationStatus(), info.getAuthorizationUrl()]).toEqual(['NOT_REQUIRED', null]);
  expect([...info.getAuthorizedScopes()]).toEqual([mail, email]);
  app.requireAllScopes(full);
  expect(screen.shown).toEqual([]);
});

test('requireAllScopes shows the dialog, ends the execution, and the next one has what was ticked', () => {
  const { app, screen, consent } = setUp([email]);
  expect(() => app.requireAllScopes(full)).toThrow(ExecutionStopped);
  expect(screen.shown).toEqual([{ kind: 'consent', title: 'Authorization required', content: mail }]);
  // A script that catches its own end can do nothing with it.
  expect(() => app.getAuthorizationInfo(full)).toThrow(ExecutionStopped);
  expect(consent.granted).toEqual([email, mail]);
});

test('a box that stays unticked is asked for again', () => {
  const { app, screen, consent } = setUp([]);
  screen.consent = (scopes) => scopes.filter((one) => one === email);
  expect(() => app.requireAllScopes(full)).toThrow(ExecutionStopped);
  expect(consent.granted).toEqual([email]);
  expect(setUp(consent.granted).app.getAuthorizationInfo(full).getAuthorizationStatus()).toBe('REQUIRED');
});

test('requireScopes asks for those alone that it names', () => {
  const { app, screen } = setUp([email]);
  app.requireScopes(full, [email]);
  expect(screen.shown).toEqual([]);
  expect(() => app.requireScopes(full, [mail])).toThrow(ExecutionStopped);
});

test('nobody is asked where nobody sits', () => {
  const { app, screen } = setUp([], 'time_trigger');
  expect(() => app.requireAllScopes(full)).toThrow('Authorization is required to perform that action.');
  expect(screen.shown).toEqual([]);
});

test('a service without its scope throws, and one that has several ways needs one of them', () => {
  const { authorization } = setUp([email]);
  expect(() => authorization.require('MailApp.sendEmail', 'script.send_mail')).toThrow(
    `Specified permissions are not sufficient to call MailApp.sendEmail. Required permissions: ${mail}`,
  );
  authorization.require('Session.getActiveUser', 'userinfo.email');
  authorization.require('Session.getActiveUser', 'script.send_mail', 'userinfo.email');
  expect(() =>
    authorization.require('SpreadsheetApp.getActive', 'spreadsheets.currentonly', 'spreadsheets'),
  ).toThrow(`Required permissions: (${scope('spreadsheets.currentonly')} || ${scope('spreadsheets')})`);
});
