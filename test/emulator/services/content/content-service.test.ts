import { createContentService } from '../../../../src/emulator/services/content/content-service.ts';
import { servedText } from '../../../../src/emulator/services/content/text-output.ts';
import { hostRealm } from '../../../../src/emulator/realm/realm.ts';

describe('ContentService (developers.google.com/apps-script/reference/content)', () => {
  test('makes text of type TEXT, and of JSON when it is told', () => {
    const service = createContentService(hostRealm);
    const output = service.createTextOutput('{}');
    expect(servedText(output)).toEqual({ content: '{}', contentType: 'text/plain' });
    expect(output.setMimeType(service.MimeType.JSON ?? '')).toBe(output);
    expect(servedText(output)).toEqual({ content: '{}', contentType: 'application/json' });
    expect(servedText({})).toBeUndefined();
  });

  test('knows no other types', () => {
    const { MimeType } = createContentService(hostRealm);
    expect(() => MimeType.HTML).toThrow('not implemented in the emulator: MimeType.HTML');
  });

  test.each(['application/json', 'json'])('refuses %p for a type', (type) => {
    const output = createContentService(hostRealm).createTextOutput('');
    expect(() => output.setMimeType(type)).toThrow(
      "The parameters (String) don't match the method signature for ContentService.TextOutput.setMimeType.",
    );
  });

  test('has no way to set a status or a header', () => {
    const output = createContentService(hostRealm).createTextOutput('') as unknown as Record<string, unknown>;
    expect(() => output.setStatusCode).toThrow('not implemented in the emulator: TextOutput.setStatusCode');
    expect(() => output.setHeader).toThrow('not implemented in the emulator: TextOutput.setHeader');
  });
});
