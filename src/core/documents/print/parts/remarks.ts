/** Shows the notes and the terms of a document. */
import type { DocumentView } from '../document-view.ts';
import type { PrintContext } from '../print-context.ts';

export function remarksOf({ document, words }: PrintContext): DocumentView['remarks'] {
  const remarks = [
    { title: words.notes, text: document.notes?.trim() ?? '' },
    { title: words.terms, text: document.terms?.trim() ?? '' },
  ];
  return remarks.filter(({ text }) => text !== '');
}
