import { createAuthorization } from '../../../../src/emulator/execution/authorization.ts';
import { createDailyQuotas } from '../../../../src/emulator/execution/daily-quotas.ts';
import type { ExecutionKind } from '../../../../src/emulator/execution/execution.ts';
import { createMailApp, type SentMail } from '../../../../src/emulator/services/mail/mail-app.ts';
import { startMs, testExecution } from '../../support/test-execution.ts';

function setUp(kind: ExecutionKind = 'menu') {
  const mailbox: SentMail[] = [];
  const { execution } = testExecution({ kind });
  const authorization = createAuthorization(execution, undefined);
  const quotas = createDailyQuotas();
  return { mailbox, quotas, app: createMailApp(execution, { mailbox, quotas, authorization }) };
}

describe('MailApp (developers.google.com/apps-script/reference/mail)', () => {
  test('keeps a mail', () => {
    const { app, mailbox } = setUp();
    app.sendEmail('ann@example.com', 'Hello', 'Text');
    expect(mailbox).toEqual([{ to: 'ann@example.com', subject: 'Hello', body: 'Text', sentMs: startMs }]);
  });

  test('counts recipients against 100 a day (quota page)', () => {
    const { app, mailbox, quotas } = setUp();
    app.sendEmail('a@example.com,b@example.com', 's', 'b');
    expect(quotas.remaining('email', startMs)).toBe(98);
    const many = Array.from({ length: 99 }, (_, n) => `p${n}@example.com`).join(',');
    expect(() => app.sendEmail(many, 's', 'b')).toThrow('Service invoked too many times for one day: email.');
    expect(mailbox).toHaveLength(1);
  });

  test('is forbidden in a simple trigger', () => {
    expect(() => setUp('simple_trigger').app.sendEmail('a@example.com', 's', 'b')).toThrow(
      'You do not have permission to call MailApp.sendEmail.',
    );
  });
});
