import { createHash, createHmac } from 'node:crypto';
import { createUtilities, type Utilities } from '../../../../src/emulator/services/utilities/utilities.ts';
import type { Interceptor } from '../../../../src/emulator/execution/gate.ts';
import { executionStartMs, testExecution } from '../../support/test-execution.ts';

const utilities = (uuid = () => 'a uuid'): Utilities => createUtilities(testExecution().execution, uuid);
const signed = (bytes: Uint8Array): number[] => Array.from(new Int8Array(bytes));

describe('Digests of Utilities are signed bytes (developers.google.com/apps-script/reference/utilities)', () => {
  test('computes SHA-256 of text and of bytes', () => {
    const subject = utilities();
    const expected = signed(createHash('sha256').update('grüße').digest());
    const { SHA_256: algorithm } = subject.DigestAlgorithm;
    expect(subject.computeDigest(algorithm, 'grüße', 'UTF_8')).toEqual(expected);
    expect(subject.computeDigest(algorithm, signed(Buffer.from('grüße')))).toEqual(expected);
    expect(Math.min(...expected)).toBeLessThan(0);
  });

  test('takes a text without a charset for US_ASCII, which turns other letters into question marks', () => {
    const subject = utilities();
    expect(subject.computeDigest('SHA_256', 'grüße')).toEqual(subject.computeDigest('SHA_256', 'gr??e'));
  });

  test('signs with the value before the key, both text or both bytes', () => {
    const subject = utilities();
    const expected = signed(createHmac('sha256', 'key').update('value').digest());
    expect(subject.computeHmacSha256Signature('value', 'key')).toEqual(expected);
    expect(
      subject.computeHmacSha256Signature(signed(Buffer.from('value')), signed(Buffer.from('key'))),
    ).toEqual(expected);
    expect(() => subject.computeHmacSha256Signature('value', signed(Buffer.from('key')))).toThrow(
      "The parameters (String,number[]) don't match the method signature for Utilities.computeHmacSha256Signature.",
    );
  });
});

describe('Base64 of Utilities', () => {
  test('keeps the padding', () => {
    const subject = utilities();
    expect(subject.base64Encode('a?>b')).toBe('YT8+Yg==');
    expect(subject.base64Encode([-1, 127, -128])).toBe('/3+A');
    expect(subject.base64Decode('/3+A')).toEqual([-1, 127, -128]);
  });

  test('refuses what is not Base64', () => {
    expect(() => utilities().base64Decode('%%%')).toThrow('Could not decode string.');
  });
});

describe('Blobs of Utilities', () => {
  test('count the bytes of a text, as there is no TextEncoder', () => {
    expect(utilities().newBlob('é€').getBytes()).toEqual(signed(Buffer.from('é€')));
  });

  test('take bytes as well', () => {
    expect(utilities().newBlob([104, 105]).getBytes()).toEqual([104, 105]);
  });

  test('refuse what is neither text nor bytes', () => {
    expect(() => utilities().newBlob(7)).toThrow("The parameters (number) don't match the method signature");
  });
});

describe('Dates of Utilities', () => {
  test.each([
    ['Europe/Berlin', '2026-03-29'],
    ['Etc/GMT', '2026-03-28'],
    ['America/New_York', '2026-03-28'],
  ])('are the day in %s', (timeZone, day) => {
    const date = new Date(Date.UTC(2026, 2, 28, 23, 30));
    expect(utilities().formatDate(date, timeZone, 'yyyy-MM-dd')).toBe(day);
  });

  test('have no other form here, and refuse what is no date', () => {
    expect(() => utilities().formatDate(new Date(0), 'Etc/GMT', 'HH')).toThrow('not implemented');
    expect(() => utilities().formatDate('x' as never, 'Etc/GMT', 'yyyy-MM-dd')).toThrow(
      "The parameters (String,String,String) don't match the method signature for Utilities.formatDate.",
    );
  });
});

describe('Time and chance of Utilities', () => {
  test('sleeps on the clock of the execution, 300,000 ms at most', () => {
    const { execution, usage } = testExecution();
    const subject = createUtilities(execution, () => '');
    subject.sleep(1500);
    expect(execution.clock.now()).toBe(executionStartMs + 1500);
    expect(() => subject.sleep(300_001)).toThrow('Invalid argument: milliseconds');
    expect(usage.byMember.get('Utilities.sleep')).toBe(1);
  });

  test('takes ids from the given source, through the gate, so that a replay can repeat them', () => {
    const { execution, usage } = testExecution();
    expect(createUtilities(execution, () => 'an id').getUuid()).toBe('an id');
    expect(usage.byMember.get('Utilities.getUuid')).toBe(1);
  });

  test('throws for a member that it does not have', () => {
    expect(() => (utilities() as unknown as Record<string, unknown>).jsonParse).toThrow(
      'not implemented in the emulator: Utilities.jsonParse',
    );
  });
});

test('each member passes the gate, as it is a call of a service: it is counted, and a failure can strike it', () => {
  const { execution, usage } = testExecution();
  const subject = createUtilities(execution, () => '');
  const blob = subject.newBlob('a');
  subject.base64Encode(subject.computeHmacSha256Signature(blob.getBytes(), subject.base64Decode('YQ==')));
  subject.computeDigest('SHA_256', 'a');
  subject.formatDate(new Date(executionStartMs), 'GMT', 'yyyy-MM-dd');
  expect(Object.fromEntries(usage.byMember)).toEqual({
    'Utilities.newBlob': 1,
    'Utilities.base64Encode': 1,
    'Utilities.base64Decode': 1,
    'Utilities.computeHmacSha256Signature': 1,
    'Utilities.computeDigest': 1,
    'Utilities.formatDate': 1,
    'Blob.getBytes': 1,
  });
});

test('a call of Utilities that fails throws in the script, and one that is stopped ends it', () => {
  const refusing: Interceptor = (call, perform) => {
    if (call.member === 'Utilities.computeDigest')
      throw new Error('Service utilities failed while accessing it.');
    return perform();
  };
  const subject = createUtilities(testExecution({}, [refusing]).execution, () => '');
  expect(() => subject.computeDigest('SHA_256', 'x')).toThrow('Service utilities failed while accessing it.');
  expect(subject.base64Encode('x')).toBe('eA==');
});
