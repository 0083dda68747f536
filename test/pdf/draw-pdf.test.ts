/** The script that draws PDFs, as it is pushed, in contexts with nothing in them. */
import { viewOfDocument } from '../../src/core/documents/print/view-of-document.ts';
import { line, look, sample } from '../core/documents/print/sample.ts';
import { loadPdfScript } from '../pdf-script.ts';

const { drawPdf } = loadPdfScript();
const view = viewOfDocument({ ...sample, lines: Array(60).fill(line) }, look);
const bytesOf = (base64: string): string => Buffer.from(base64, 'base64').toString('latin1');
const pagesOf = (base64: string): number => bytesOf(base64).match(/\/Type \/Page\b/g)?.length ?? 0;

test('a second context draws the same bytes', () => {
  expect(loadPdfScript().drawPdf(view)).toEqual(drawPdf(view));
});

test('many lines go on over pages', () => {
  expect(pagesOf(drawPdf(view).base64)).toBeGreaterThan(2);
});

test('a logo that only begins like a picture is left out', () => {
  const plain = drawPdf(view).base64;
  for (const logo of ['data:image/png;base64,iVBORw0KGgo=', 'data:image/jpeg;base64,/9j/AAAA'])
    expect(drawPdf({ ...view, logo }).base64).toBe(plain);
});

test('a logo is drawn once, also one that is transparent', () => {
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';
  const bytes = bytesOf(drawPdf({ ...view, logo: `data:image/png;base64,${pixel}` }).base64);
  expect(bytes.match(/\/Subtype \/Image\b/g)).toHaveLength(2);
});

test('the longest texts end as a document', () => {
  const long = 'Donaudampfschifffahrtsgesellschaft '.repeat(60).trim();
  const address = Array<string>(8).fill(long.slice(0, 200));
  const drawn = drawPdf({
    ...view,
    buyer: { ...view.buyer, name: long.slice(0, 200), lines: address },
    foot: { columns: [address, [long], [long.replace(/ /g, '')]], own: long },
    remarks: [{ title: 'Notes', text: long.repeat(3) }],
  });
  expect(pagesOf(drawn.base64)).toBeGreaterThan(pagesOf(drawPdf(view).base64));
});
