/** Writes `docs/words.md`: the words of documents, pages and mails that a business can replace by its own. */
import { wordNames } from '../core/words/own-words.ts';

/** The page, in Markdown. */
export function wordsPage(): string {
  return [
    '# Words of documents, pages and mails',
    'The setting *Words of documents* (`document_words`) has a line for each word of your own: the language, a point, the word of this table, `=` and your text.',
    ['```', 'de.invoice = Faktura', 'de.units.DAY = Tage', 'en.mail.closing = Yours sincerely', '```'].join(
      '\n',
    ),
    'The languages are `en`, `de`, `fr`, `nl`, `es` and `it`. What stands in braces is filled in, and may be left out. `units.` takes any code of UN/ECE Recommendation 20. The headings of a Swiss payment part are fixed by its style guide.',
    [
      '| Word | In English |',
      '| --- | --- |',
      ...[...wordNames].map(([name, text]) => `| \`${name}\` | ${text} |`),
    ].join('\n'),
    '',
  ].join('\n\n');
}
