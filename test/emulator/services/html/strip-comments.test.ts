import { stripComments } from '../../../../src/emulator/services/html/strip-comments.ts';

const stripped = (script: string): string =>
  stripComments(`<p>a // b</p><script>${script}</script>`, 'stripped')
    .replace('<p>a // b</p><script>', '')
    .replace('</script>', '');

describe('the comments of a served page', () => {
  test('are taken out of its scripts', () => {
    expect(stripped('a(); // one\nb(/* two */1);/* three\n */c()')).toBe('a();  \nb( 1);\nc()');
  });

  // The three cases of github.com/enuchi/React-Google-Apps-Script/issues/157.
  test('are looked for in template literals as well', () => {
    expect(stripped('w(`Apps Script is /*`);\nw(`fun and never*/ broken`);')).toBe(
      'w(`Apps Script is \n broken`);',
    );
    expect(stripped('w(`// sometimes`);')).toBe('w(` ');
    expect(stripped('fetch(`https://host/x`)')).toBe('fetch(`https: ');
  });

  test('are not looked for in quoted text and regular expressions', () => {
    const script = String.raw`a("https://b");c('/* d */');e=/\/\/[/*]"/g.test(f)?g/h:1;i=j/k//1`;
    expect(stripped(script)).toBe(script.replace('//1', ' '));
    expect(stripped(String.raw`a="\"//";b='\\';return/["']\/\//`)).toBe(
      String.raw`a="\"//";b='\\';return/["']\/\//`,
    );
  });

  test('are kept out of template literals where Google is assumed to know them', () => {
    const page = '<script>fetch(`https://x`)</script>';
    expect(stripComments(page, 'kept')).toBe(page);
    expect(stripComments('<script>a(`//`)// b\n</script>', 'kept')).toBe('<script>a(`//`) \n</script>');
  });
});
