import { createHash, createHmac } from 'node:crypto';
import { createUtilities, type Utilities } from '../../../../src/emulator/services/utilities/utilities.ts';
import type { Interceptor } from '../../../../src/emulator/execution/gate.ts';
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

describe('Blobs of Utilities', () => {
  test('count the bytes of a text, as there is no TextEncoder', () => {
    expect(utilities().newBlob('é€').getBytes()).toEqual(signed(Buffer.from('é€')));
  });

  test('take the type that their name stands for', () => {
    expect(
      utilities().newBlob('{}', undefined, 'a.JSON').setContentTypeFromExtension().getContentType(),
    ).toBe('application/json');
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
    expect(() => (utilities() as unknown as Record<string, unknown>).jsonParse).toThrow(
      'not implemented in the emulator: Utilities.jsonParse',
    );
  });
});

test('each member passes the gate, as it is a call of a service: it is counted, and a fault can strike it', () => {
  const { execution, usage } = testExecution();
  const subject = createUtilities(execution, () => '');
  const blob = subject.newBlob('a');
  subject.base64Encode(subject.computeHmacSha256Signature(blob.getBytes(), subject.base64Decode('YQ==')));
  subject.computeDigest('SHA_256', blob.getDataAsString());
  subject.formatDate(new Date(startMs), 'GMT', 'yyyy');
  subject.unzip(subject.zip([blob.setDataFromString('b').setName('b.txt')]));
  subject.ungzip(subject.gzip(blob.setBytes([1])));
  expect(Object.fromEntries(usage.byMember)).toEqual({
    'Utilities.newBlob': 1,
    'Utilities.base64Encode': 1,
    'Utilities.base64Decode': 1,
    'Utilities.computeHmacSha256Signature': 1,
    'Utilities.computeDigest': 1,
    'Utilities.formatDate': 1,
    'Utilities.zip': 1,
    'Utilities.unzip': 1,
    'Utilities.gzip': 1,
    'Utilities.ungzip': 1,
    'Blob.getBytes': 5,
    'Blob.getDataAsString': 1,
    'Blob.setDataFromString': 1,
    'Blob.setBytes': 1,
  });
});

test('a call of Utilities that fails throws in the script, and one that is stopped ends it', () => {
  const refusing: Interceptor = (call, perform) => {
    if (call.member === 'Utilities.computeDigest')
      throw new Error('Service utilities failed while accessing it.');
    return perform();
  };
  const subject = createUtilities(testExecution({}, [refusing]).execution, () => '');
  expect(() => subject.computeDigest('MD5', 'x')).toThrow('Service utilities failed while accessing it.');
  expect(subject.base64Encode('x')).toBe('eA==');
});
