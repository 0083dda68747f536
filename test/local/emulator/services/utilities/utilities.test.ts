import { createHash, createHmac } from 'node:crypto';
import {
  createUtilities,
  type Utilities,
} from '../../../../../src/local/emulator/services/utilities/utilities.ts';
import { startMs, testExecution } from '../../support/test-execution.ts';

const utilities = (uuid = () => 'a uuid'): Utilities => createUtilities(testExecution().execution, uuid);
const signed = (bytes: Uint8Array): number[] => Array.from(new Int8Array(bytes));

describe('Digests of Utilities are signed bytes (developers.google.com/apps-script/reference/utilities)', () => {
  test.each([
    ['SHA_256', 'sha256'],
    ['SHA_1', 'sha1'],
    ['MD5', 'md5'],
  ] as const)('computes %s of text and of bytes', (name, hash) => {
    const subject = utilities();
    const expected = signed(createHash(hash).update('grüße').digest());
    const algorithm = subject.DigestAlgorithm[name];
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
    expect(subject.computeHmacSignature(subject.MacAlgorithm.HMAC_SHA_1, 'value', 'key')).toEqual(
      signed(createHmac('sha1', 'key').update('value').digest()),
    );
    expect(() => subject.computeHmacSha256Signature('value', signed(Buffer.from('key')))).toThrow(
      "The parameters (String,number[]) don't match the method signature for Utilities.computeHmacSha256Signature.",
    );
  });
});

describe('Base64 of Utilities', () => {
  test('keeps the padding, also in the alphabet for the web', () => {
    const subject = utilities();
    expect(subject.base64Encode('a?>', 'UTF_8')).toBe('YT8+');
    expect(subject.base64EncodeWebSafe('a?>b')).toBe('YT8-Yg==');
    expect(subject.base64DecodeWebSafe('YT8-Yg==')).toEqual(signed(Buffer.from('a?>b')));
    expect(subject.base64Encode([-1, 127, -128])).toBe('/3+A');
    expect(subject.base64Decode('/3+A')).toEqual([-1, 127, -128]);
  });

  test('refuses what is not Base64', () => {
    expect(() => utilities().base64Decode('%%%')).toThrow('Could not decode string.');
  });
});

describe('Dates of Utilities (letters of java.text.SimpleDateFormat)', () => {
  const date = new Date(Date.UTC(2026, 2, 5, 14, 7, 9, 45));
  test.each([
    ['yyyy-MM-dd', 'Europe/Berlin', '2026-03-05'],
    ["yyyy-MM-dd'T'HH:mm:ss.SSSXXX", 'Europe/Berlin', '2026-03-05T15:07:09.045+01:00'],
    ['yy M d H:m:s', 'Etc/GMT', '26 3 5 14:7:9'],
    ['EEE, EEEE MMM MMMM', 'Etc/GMT', 'Thu, Thursday Mar March'],
    ['h:mm a K k', 'Etc/GMT', '2:07 PM 2 14'],
    ["D u ''yy 'o''clock'", 'Etc/GMT', "64 4 '26 o'clock"],
    ['z Z X', 'America/New_York', 'GMT-05:00 -0500 -05'],
    ['X', 'Etc/GMT', 'Z'],
    ['yyyy-MM-dd HH', 'Asia/Tokyo', '2026-03-05 23'],
  ])('formats %s in %s', (format, timeZone, text) => {
    expect(utilities().formatDate(date, timeZone, format)).toBe(text);
  });

  test('takes an unknown zone for GMT without a word', () => {
    expect(utilities().formatDate(date, 'Mars/Olympus', 'HH')).toBe('14');
  });

  test('keeps to the zone on both sides of a change of the clock', () => {
    const subject = utilities();
    const format = (ms: number): string => subject.formatDate(new Date(ms), 'Europe/Berlin', 'HH:mm Z');
    expect(format(Date.UTC(2026, 2, 29, 0, 59))).toBe('01:59 +0100');
    expect(format(Date.UTC(2026, 2, 29, 1, 0))).toBe('03:00 +0200');
  });

  test('refuses what is no date', () => {
    expect(() => utilities().formatDate('x' as never, 'Etc/GMT', 'HH')).toThrow(
      "The parameters (String,String,String) don't match the method signature for Utilities.formatDate.",
    );
  });
});

describe('Blobs of Utilities', () => {
  test('count the bytes of a text, as there is no TextEncoder', () => {
    expect(utilities().newBlob('é€').getBytes()).toEqual(signed(Buffer.from('é€')));
  });

  test('carry a type and a name, and can be filled anew', () => {
    const blob = utilities().newBlob('a', 'text/csv', 'a.csv');
    expect([blob.getContentType(), blob.getName()]).toEqual(['text/csv', 'a.csv']);
    expect(blob.setDataFromString('b').getDataAsString()).toBe('b');
    expect(utilities().newBlob([104, 105]).getDataAsString()).toBe('hi');
  });

  test('refuse what is neither text nor bytes', () => {
    expect(() => utilities().newBlob(7)).toThrow("The parameters (number) don't match the method signature");
  });
});

describe('Time and chance of Utilities', () => {
  test('sleeps on the clock of the execution, 300,000 ms at most', () => {
    const { execution, usage } = testExecution();
    const subject = createUtilities(execution, () => '');
    subject.sleep(1500);
    expect(execution.clock.now()).toBe(startMs + 1500);
    expect(() => subject.sleep(300_001)).toThrow('Invalid argument: milliseconds');
    expect(usage.byMember.get('Utilities.sleep')).toBe(1);
  });

  test('takes ids from the given source, through the gate, so that a replay can repeat them', () => {
    const { execution, usage } = testExecution();
    expect(createUtilities(execution, () => 'an id').getUuid()).toBe('an id');
    expect(usage.byMember.get('Utilities.getUuid')).toBe(1);
  });

  test('throws for a member that it does not have', () => {
    expect(() => (utilities() as unknown as Record<string, unknown>).zip).toThrow(
      'not implemented in the emulator: Utilities.zip',
    );
  });
});
