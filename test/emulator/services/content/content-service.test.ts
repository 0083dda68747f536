import { createContentService } from '../../../../src/emulator/services/content/content-service.ts';
import { hostRealm } from '../../../../src/emulator/realm/realm.ts';

describe('ContentService (developers.google.com/apps-script/reference/content)', () => {
  test('makes text of type TEXT, to be filled and emptied', () => {
    const output = createContentService(hostRealm).createTextOutput('a').append('b');
    expect([output.getContent(), output.getMimeType(), output.getFileName()]).toEqual(['ab', 'TEXT', null]);
    // gas-fakes' testcontent.js, run on the live service.
    expect(output.clear().getContent()).toBeNull();
    expect(output.append('d').getContent()).toBe('d');
    expect(output.setContent('c').downloadAsFile('c.txt').getFileName()).toBe('c.txt');
  });

  test('knows these types and no others', () => {
    const { MimeType } = createContentService(hostRealm);
    expect(Object.keys(MimeType)).toEqual([
      'ATOM',
      'CSV',
      'ICAL',
      'JAVASCRIPT',
      'JSON',
      'RSS',
      'TEXT',
      'VCARD',
      'XML',
    ]);
    expect(() => (MimeType as Record<string, string>).HTML).toThrow(
      'not implemented in the emulator: MimeType.HTML',
    );
  });

  test.each(['application/json', 'json', undefined])('refuses %p for a type', (type) => {
    const output = createContentService(hostRealm).createTextOutput();
    expect(() => output.setMimeType(type as string)).toThrow(
      /^The parameters \((String|null)\) don't match the method signature for ContentService\.TextOutput\.setMimeType\.$/,
    );
  });

  test('has no way to set a status or a header', () => {
    const output = createContentService(hostRealm).createTextOutput() as unknown as Record<string, unknown>;
    expect(() => output.setStatusCode).toThrow('not implemented in the emulator: TextOutput.setStatusCode');
    expect(() => output.setHeader).toThrow('not implemented in the emulator: TextOutput.setHeader');
  });
});
