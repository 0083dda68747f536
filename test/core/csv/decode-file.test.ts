import { decodeFile } from '../../../src/core/csv/decode-file.ts';

const text = 'Name\nMüller, Łódź – €\n';

function utf16(order: 'le' | 'be'): Uint8Array {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
}

test.each([
  ['UTF-8', 'UTF-8', Buffer.from(text)],
  ['UTF-8 with its mark', 'UTF-8', Buffer.from(`\uFEFF${text}`)],
  ['UTF-16, the low byte first', 'UTF-16', utf16('le')],
  ['UTF-16, the high byte first', 'UTF-16', utf16('be')],
])('reads %s', (_name, encoding, bytes) => {
  expect(decodeFile(new Uint8Array(bytes), TextDecoder)).toEqual({ ok: true, text, encoding });
});

test('reads what is not UTF-8 as Windows-1252, and says so', () => {
  const bytes = Buffer.from('Name\nM\xfcller \x96 \x80\n', 'latin1');
  expect(decodeFile(bytes, TextDecoder)).toEqual({
    ok: true,
    text: 'Name\nMüller – €\n',
    encoding: 'Windows-1252',
  });
});

test.each([
  ['a cut UTF-8 file with its mark', Buffer.from([0xef, 0xbb, 0xbf, 0x41, 0xc3]), 'begins as UTF-8'],
  ['half a character of UTF-16', Buffer.from([0xff, 0xfe, 0x41]), 'begins as UTF-16'],
  ['a workbook', Buffer.from('PK\x03\x04\x00\x00'), 'a workbook has to be saved as CSV'],
  ['a byte that Windows-1252 does not have', Buffer.from('M\x81\xfc', 'latin1'), 'byte 2'],
  ['a letter that was lost before', Buffer.from('Name\nM\uFFFDller'), 'in line 2'],
])('refuses %s, and names the cause', (_name, bytes, cause) => {
  expect(decodeFile(bytes, TextDecoder)).toEqual({ ok: false, reason: expect.stringContaining(cause) });
});
