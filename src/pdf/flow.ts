/** Lets parts of a document follow each other down its pages. */
import type { DocumentView } from '../core/documents/print/document-view.ts';
import { grey, hair, leadingOf, mm, type PaperSize, type Sheet, type Style } from './sheet.ts';

/** The distance of texts from the sides of the paper. */
export const side = mm(20);

const firstTop = mm(16);
const laterTop = mm(26);

export class Flow {
  readonly sheet: Sheet;
  readonly left = side;
  readonly width: number;
  /** Where the next part begins. */
  y = firstTop;
  /** Below this line stands the foot of the page. */
  readonly bottom: number;
  private readonly view: DocumentView;

  /** @param footHeight what is kept free for the foot of each page */
  constructor(sheet: Sheet, view: DocumentView, footHeight: number) {
    this.sheet = sheet;
    this.view = view;
    this.width = sheet.size.width - 2 * side;
    this.bottom = sheet.size.height - footHeight;
    this.beginPage();
  }

  get room(): number {
    return this.bottom - this.y;
  }

  /** The height between head and foot of a page that is not the first. */
  get wholeRoom(): number {
    return this.bottom - laterTop;
  }

  /** Goes on to the next page, where less is left than this height, and a whole page has more. */
  need(height: number): void {
    if (height > this.room && this.y > laterTop) this.nextPage();
  }

  nextPage(): void {
    this.sheet.addPage();
    this.beginPage();
    const { sheet, view, left, width } = this;
    const style: Style = { size: 8, colour: grey };
    sheet.artifact('Pagination', () => {
      sheet.text(view.title, { x: left, y: mm(14) }, style);
      sheet.text(view.brand, { x: left, y: mm(14) }, style, width);
    });
    sheet.rule({ x: left, y: mm(20) }, { x: left + width, y: mm(20) }, hair, 0.5);
    this.y = laterTop;
  }

  private beginPage(): void {
    if (this.view.watermark !== null) this.sheet.watermark(this.view.watermark);
  }

  /** Draws a text of any length over the width; its lines may go on to the next page. */
  paragraph(text: string, style: Style): void {
    const { sheet, left, width } = this;
    const lines = sheet.wrap(text, style, width);
    sheet.piece('P', () => {
      for (const line of lines) {
        this.need(leadingOf(style));
        sheet.text(line, { x: left, y: this.y }, style);
        this.y += leadingOf(style);
      }
    });
  }
}

/** The size of a kind of paper. */
export function paperSize({ paper }: Pick<DocumentView, 'paper'>): PaperSize {
  return paper === 'a4' ? { width: mm(210), height: mm(297) } : { width: 612, height: 792 };
}
