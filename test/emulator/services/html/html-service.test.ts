import { createHtmlService } from '../../../../src/emulator/services/html/html-service.ts';
import { htmlPage } from '../../../../src/emulator/services/html/html-output.ts';
import { openScriptFolder } from '../../../../src/emulator/loader/script-folder.ts';
import { likelySwitches, type Switches } from '../../../../src/emulator/switches.ts';
import { testExecution } from '../../support/test-execution.ts';

function setUp(commentsInTemplateLiterals: Switches['commentsInTemplateLiterals'] = 'stripped') {
  const switches = { ...likelySwitches, commentsInTemplateLiterals };
  const folder = openScriptFolder(`${__dirname}/../../fixtures/script`);
  const { execution } = testExecution({ switches });
  return createHtmlService(execution, { readHtml: folder.readHtml });
}

describe('HtmlService (developers.google.com/apps-script/reference/html)', () => {
  test('makes pages of text and of pushed files', () => {
    const service = setUp();
    expect(service.createHtmlOutput('<b>x</b>').getContent()).toBe('<b>x</b>');
    expect(service.createHtmlOutput('<b>x</b>').setContent('y').getContent()).toBe('y');
    expect(service.createHtmlOutputFromFile('Page').getContent()).toContain('Hello');
    expect(service.createHtmlOutputFromFile('Page.html').getContent()).toContain('Hello');
  });

  test('refuses a file that was not pushed', () => {
    expect(() => setUp().createHtmlOutputFromFile('Absent')).toThrow('No HTML file named Absent was found.');
  });

  test('keeps title and meta tags, and serves them in the head', () => {
    const output = setUp()
      .createHtmlOutput('<head></head><p>x</p>')
      .setTitle('A & B')
      .setWidth(400)
      .setHeight(300)
      .addMetaTag('viewport', 'width=device-width');
    expect(htmlPage(output)).toBe(
      '<head><title>A &amp; B</title><meta name="viewport" content="width=device-width"></head><p>x</p>',
    );
    expect(htmlPage(setUp().createHtmlOutput('x'))).toBe('x');
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
    expect(output.getContent()).toBe(source);
  });

  test('gives the text of a template as it was pushed', () => {
    expect(setUp().createTemplateFromFile('Page').getRawContent()).toContain('Hello');
  });
});
