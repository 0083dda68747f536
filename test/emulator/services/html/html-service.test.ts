import { createHtmlService } from '../../../../src/emulator/services/html/html-service.ts';
import { htmlPage } from '../../../../src/emulator/services/html/html-output.ts';
import { createScriptContext } from '../../../../src/emulator/loader/script-context.ts';
import { openScriptFolder } from '../../../../src/emulator/loader/script-folder.ts';
import { likelySwitches, type Switches } from '../../../../src/emulator/switches.ts';
import { testExecution } from '../../support/test-execution.ts';

const convert = (): never => {
  throw new Error('Nothing is converted here.');
};

function setUp(commentsInTemplateLiterals: Switches['commentsInTemplateLiterals'] = 'stripped') {
  const switches = { ...likelySwitches, commentsInTemplateLiterals };
  const folder = openScriptFolder(`${__dirname}/../../fixtures/script`);
  const { compile } = createScriptContext(folder.path, folder.manifest.timeZone);
  const { execution } = testExecution({ switches });
  return createHtmlService(execution, { readHtml: folder.readHtml, compile, convert });
}

describe('HtmlService (developers.google.com/apps-script/reference/html)', () => {
  test('makes pages of text and of pushed files', () => {
    const service = setUp();
    expect(service.createHtmlOutput('<b>x</b>').append('y').appendUntrusted('<z>').getContent()).toBe(
      '<b>x</b>y&lt;z&gt;',
    );
    expect(service.createHtmlOutputFromFile('Page').getContent()).toContain('Hello');
    expect(service.createHtmlOutputFromFile('Page.html').getContent()).toContain('Hello');
  });

  test('refuses a file that was not pushed', () => {
    expect(() => setUp().createHtmlOutputFromFile('Absent')).toThrow('No HTML file named Absent was found.');
  });

  test('keeps title, size and meta tags, and serves them in the head', () => {
    const service = setUp();
    const output = service
      .createHtmlOutput('<head></head><p>x</p>')
      .setTitle('A & B')
      .setWidth(400)
      .setHeight(300)
      .addMetaTag('viewport', 'width=device-width')
      .setXFrameOptionsMode(service.XFrameOptionsMode.ALLOWALL)
      .setSandboxMode(service.SandboxMode.IFRAME);
    expect([output.getTitle(), output.getWidth(), output.getHeight()]).toEqual(['A & B', 400, 300]);
    expect(htmlPage(output)).toBe(
      '<head><title>A &amp; B</title><meta name="viewport" content="width=device-width"></head><p>x</p>',
    );
  });

  test('an output begins without a title, and tells its tags and its icon (gas-fakes testhtmlservice.js, run live)', () => {
    const output = setUp().createHtmlOutput('x');
    expect([output.getTitle(), output.getMetaTags()]).toEqual(['', []]);
    const [tag] = output.addMetaTag('viewport', 'width=device-width').getMetaTags();
    expect([tag?.getName(), tag?.getContent()]).toEqual(['viewport', 'width=device-width']);
    expect(output.setFaviconUrl('https://example.com/icon.ico').getFaviconUrl()).toBe(
      'https://example.com/icon.ico',
    );
    expect(htmlPage(setUp().createHtmlOutput('x'))).toBe('x');
  });

  test.each(['setXFrameOptionsMode', 'setSandboxMode'] as const)('%s refuses what is no mode', (member) => {
    expect(() => setUp().createHtmlOutput('')[member]('allow')).toThrow(
      `The parameters (String) don't match the method signature for HtmlService.HtmlOutput.${member}.`,
    );
  });

  test.each([
    ['stripped', '<script>fetch(`https: </script>'],
    ['kept', '<script>fetch(`https://x`) </script>'],
  ] as const)('serves pages without comments; those in template literals are %s', (side, served) => {
    const source = '<script>fetch(`https://x`)/* y */</script>';
    const service = setUp(side);
    const output = service.createHtmlOutput(source);
    expect(htmlPage(output)).toBe(served);
    // What the script itself reads is what was pushed.
    expect([output.getContent(), service.createTemplate(source).getRawContent()]).toEqual([source, source]);
  });

  test('evaluates scriptlets with the properties of the template, escaping what is printed', () => {
    const template = setUp().createTemplateFromFile('Template');
    template.names = ['<a>', 'b'];
    template.raw = '<hr>';
    expect(template.evaluate().getContent().trim()).toBe('<li>&lt;a&gt;</li><li>b</li><hr> undefined');
  });

  test('evaluates a template of text', () => {
    expect(setUp().createTemplate('1 + 1 = <?= 1 + 1 ?>').evaluate().getContent()).toBe('1 + 1 = 2');
  });
});
