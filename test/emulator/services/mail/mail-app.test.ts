import { createAuthorization } from '../../../../src/emulator/execution/authorization.ts';
import { createDailyQuotas } from '../../../../src/emulator/execution/daily-quotas.ts';
import type { ExecutionKind } from '../../../../src/emulator/execution/execution.ts';
import { createMailApp, type SentMail } from '../../../../src/emulator/services/mail/mail-app.ts';
import { executionStartMs, testExecution } from '../../support/test-execution.ts';

function setUp(kind: ExecutionKind = 'menu') {
  const mailbox: SentMail[] = [];
  const { execution } = testExecution({ kind });
  const authorization = createAuthorization(execution, undefined);
  const quotas = createDailyQuotas();
  return {
    mailbox,
    quotas,
    app: createMailApp(execution, { mailbox, onMail: () => undefined, quotas, authorization }),
  };
}

describe('MailApp (developers.google.com/apps-script/reference/mail)', () => {
  test('keeps a mail', () => {
    const { app, mailbox } = setUp();
    app.sendEmail('ann@example.com', 'Hello', 'Text');
    expect(mailbox).toEqual([
      { to: 'ann@example.com', subject: 'Hello', body: 'Text', sentMs: executionStartMs },
    ]);
  });

  test('counts recipients against 100 a day (quota page)', () => {
    const { app, mailbox, quotas } = setUp();
    app.sendEmail('a@example.com,b@example.com', 's', 'b');
    expect(quotas.remaining('email', executionStartMs)).toBe(98);
    expect(app.getRemainingDailyQuota()).toBe(98);
    quotas.use('email', 60, executionStartMs);
    const many = Array.from({ length: 39 }, (_, n) => `p${n}@example.com`).join(',');
    expect(() => app.sendEmail(many, 's', 'b')).toThrow('Service invoked too many times for one day: email.');
    expect(mailbox).toHaveLength(1);
  });

  test('takes a message with its copies and its files', () => {
    const { app, mailbox, quotas } = setUp();
    const bytes = [37, 80, -1];
    const blob = { getBytes: () => bytes, getContentType: () => 'application/pdf', getName: () => 'a.pdf' };
    const message = { to: 'a@example.com', cc: 'b@example.com', subject: 's', body: 'b', name: 'Acme' };
    app.sendEmail({ ...message, attachments: [blob] });
    const file = { name: 'a.pdf', type: 'application/pdf', bytes: Uint8Array.of(37, 80, 255) };
    expect(mailbox).toEqual([{ ...message, attachments: [file], sentMs: executionStartMs }]);
    expect(quotas.remaining('email', executionStartMs)).toBe(98);
  });

  test.each([
    [{ to: 'a@example.com,nobody' }, 'Invalid email: nobody'],
    [{ to: Array(51).fill('a@example.com').join(',') }, 'Limit Exceeded: Email Recipients Per Message.'],
  ])('refuses %#', (wrong, message) => {
    expect(() => setUp().app.sendEmail({ subject: 's', body: 'b', ...wrong })).toThrow(message);
  });

  test('is forbidden in a simple trigger', () => {
    expect(() => setUp('simple_trigger').app.sendEmail('a@example.com', 's', 'b')).toThrow(
      'You do not have permission to call MailApp.sendEmail.',
    );
  });
});
