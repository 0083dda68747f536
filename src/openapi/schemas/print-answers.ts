/** Documents the answers that are printed documents. */
import type { OtherAnswer } from './other-answers.ts';

/** The register, by `operationId`. */
export const printAnswers: Readonly<Record<string, OtherAnswer>> = {
  ...answersOf('Invoice', 'invoice'),
  ...answersOf('Quotation', 'quotation'),
  ...answersOf('CreditNote', 'credit note'),
};

function answersOf(name: string, document: string): Record<string, OtherAnswer> {
  const one = /^[aeiou]/.test(document) ? `an ${document}` : `a ${document}`;
  return {
    [`get${name}Html`]: {
      summary: `Print ${one} as HTML`,
      description: `The ${document} as a page without scripts. In an envelope, the body is a string.`,
      define: () => ({ type: 'string' }),
    },
    [`get${name}Pdf`]: {
      summary: `Print ${one} as PDF`,
      description: `The ${document} as a PDF/A-3b with tags; while nothing in it changes, it has the same bytes. In an envelope, the body is a string of Base64, and \`encoding\` is \`base64\`.`,
      define: () => ({ type: 'string', contentMediaType: 'application/pdf' }),
    },
  };
}
