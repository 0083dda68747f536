/** A PDF on which texts, lines and pictures are drawn. Lengths are points, and y grows downwards. */
import { bold, regular, slip, slipBold } from 'document-fonts';
import { fromByteArray } from 'base64-js';
import PDFDocument, { type AttachedFile, type StructureElement } from 'pdfkit';
import type { Drawing } from '../core/documents/payment-codes/draw-code.ts';
import { drawable, wrapText } from './wrap-text.ts';

export interface Style {
  readonly size: number;
  readonly isBold?: boolean;
  /** In the letters that the payment part of a Swiss bill has to have. */
  readonly isSlip?: boolean;
  readonly colour?: string;
  /** The distance from line to line; by default 1.35 of the size. */
  readonly leading?: number;
}

export interface PaperPoint {
  readonly x: number;
  readonly y: number;
}

export interface PaperSize {
  readonly width: number;
  readonly height: number;
}

/** What a piece is to a screen reader. */
type Tag = 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure' | 'Sect';

/** Points of a millimetre. */
const pointsPerMm = 72 / 25.4;

export function mm(length: number): number {
  return length * pointsPerMm;
}

const ink = '#1f2933';
export const grey = '#5f6b7a';
export const pale = '#f4f6f8';
export const hair = '#d9dee4';

const fonts = { regular, bold, slip, slipBold };

function fontOf({ isBold = false, isSlip = false }: Style): keyof typeof fonts {
  if (isSlip) return isBold ? 'slipBold' : 'slip';
  return isBold ? 'bold' : 'regular';
}

// A document has no time in it, so that the same one has the same bytes.
const noTime = new Date(0);

/** The distance of lines, as a part of the size of their letters. */
const usualLeading = 1.35;

interface SheetInfo {
  readonly size: PaperSize;
  readonly title: string;
  readonly author: string;
  readonly language: string;
}

/** A file that is no PNG or JPEG, though it may begin like one. */
export class UnreadableImage extends Error {}

export class Sheet {
  readonly size: PaperSize;
  pages = 1;
  /** How many letters were drawn that the fonts lack. */
  missingGlyphs = 0;
  private readonly pdf: PDFDocument;
  private readonly chunks: Uint8Array[] = [];
  private isEnded = false;
  /** Where pieces are added; null while artifacts are drawn, which screen readers pass over. */
  private element: StructureElement | null;
  private readonly widths = new Map<string, number>();
  private readonly root: StructureElement;

  constructor({ size, title, author, language }: SheetInfo) {
    this.size = size;
    this.pdf = new PDFDocument({
      size: [size.width, size.height],
      margin: 0,
      font: null,
      bufferPages: true,
      pdfVersion: '1.7',
      subset: 'PDF/A-3b',
      tagged: true,
      displayTitle: true,
      lang: language,
      info: { Title: title, Author: author, CreationDate: noTime, ModDate: noTime },
    });
    this.pdf.on('data', (chunk) => this.chunks.push(chunk));
    this.pdf.on('end', () => {
      this.isEnded = true;
    });
    for (const [name, file] of Object.entries(fonts)) this.pdf.registerFont(name, file);
    this.root = this.pdf.struct('Document');
    this.pdf.addStructure(this.root);
    this.element = this.root;
  }

  /** Attaches a file that belongs to the whole document. */
  attach(bytes: Uint8Array, about: AttachedFile): void {
    this.pdf.file(bytes, { ...about, creationDate: noTime, modifiedDate: noTime });
  }

  /** Adds an element to the metadata of the document. */
  tell(description: string): void {
    this.pdf.appendXML(description);
  }

  /** Draws a piece of the document, which may have pieces in it. */
  piece(
    tag: Tag,
    draw: () => void,
    options: { readonly alt?: string; readonly scope?: 'Column' } = {},
  ): void {
    const { element } = this;
    if (element === null) {
      draw();
      return;
    }
    const own = this.pdf.struct(tag, options);
    element.add(own);
    this.element = own;
    draw();
    own.end();
    this.element = element;
  }

  /** Draws what is no part of the text: the foot of each page, lines, what is carried over. */
  artifact(type: 'Pagination' | 'Layout', draw: () => void): void {
    const { element } = this;
    if (element === null) {
      draw();
      return;
    }
    this.element = null;
    this.pdf.markContent('Artifact', { type });
    draw();
    this.pdf.endMarkedContent();
    this.element = element;
  }

  addPage(): void {
    this.pdf.addPage();
    this.pages += 1;
  }

  /** Draws on a page again. @param index of the first page 0 */
  turnTo(index: number): void {
    this.pdf.switchToPage(index);
  }

  /** How wide a text is on one line. */
  widthOf(text: string, style: Style): number {
    const font = fontOf(style);
    let width = 0;
    for (const letter of drawable(text)) width += this.letterWidth(letter, font);
    return width * style.size;
  }

  // No font here kerns, so that the width of a text is that of its letters.
  private letterWidth(letter: string, font: string): number {
    const key = font + letter;
    const known = this.widths.get(key);
    if (known !== undefined) return known;
    const width = this.pdf.font(font).fontSize(1).widthOfString(letter);
    this.widths.set(key, width);
    return width;
  }

  /** The lines of a text in a column: broken behind blanks and hyphens, and where a word is too long for a line. */
  wrap(text: string, style: Style, width: number): string[] {
    return wrapText(text, (part) => this.widthOf(part, style) <= width);
  }

  /** Draws one line. @param width with it, the text ends at the right of x + width */
  text(text: string, { x, y }: PaperPoint, style: Style, width?: number): void {
    const shown = drawable(text);
    if (shown === '') return;
    const { colour = ink, size } = style;
    const left = width === undefined ? x : x + width - this.widthOf(shown, style);
    this.pdf.font(fontOf(style)).fontSize(size).fillColor(colour);
    this.count(shown);
    this.marked('Span', () => {
      this.pdf.text(shown, left, y, { lineBreak: false });
    });
  }

  private count(text: string): void {
    if (this.element === null) return;
    const { font } = this.pdf._font;
    for (const letter of text)
      if (!font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) this.missingGlyphs += 1;
  }

  private marked(tag: string, draw: () => void): void {
    if (this.element === null) {
      draw();
      return;
    }
    const content = this.pdf.markStructureContent(tag);
    draw();
    this.pdf.endMarkedContent();
    this.element.add(content);
  }

  /** Draws lines below each other. @returns how high they are together */
  lines(lines: readonly string[], { x, y }: PaperPoint, style: Style, width?: number): number {
    const leading = leadingOf(style);
    for (const [index, line] of lines.entries()) this.text(line, { x, y: y + index * leading }, style, width);
    return lines.length * leading;
  }

  fill(x: number, y: number, width: number, height: number, colour: string): void {
    this.artifact('Layout', () => void this.pdf.rect(x, y, width, height).fill(colour));
  }

  rule(from: PaperPoint, to: PaperPoint, colour: string, width: number, isDashed = false): void {
    this.artifact('Layout', () => {
      this.pdf.moveTo(from.x, from.y).lineTo(to.x, to.y).lineWidth(width);
      if (isDashed) this.pdf.dash(2, { space: 2 });
      this.pdf.stroke(colour);
      if (isDashed) this.pdf.undash();
    });
  }

  picture({ size, shapes }: Drawing, { x, y }: PaperPoint, width: number, alt: string): void {
    this.piece(
      'Figure',
      () =>
        this.marked('Figure', () => {
          this.pdf
            .save()
            .translate(x, y)
            .scale(width / size);
          for (const { path, colour } of shapes) this.pdf.path(path).fill(colour);
          this.pdf.restore();
        }),
      { alt },
    );
  }

  /**
   * Draws a PNG or JPEG as large as it fits into a box, but not larger than 96 of its pixels on an inch.
   * @throws UnreadableImage when it is no such picture; then this document cannot be ended any more
   */
  image(file: Uint8Array, { x, y }: PaperPoint, box: PaperSize, alt: string): void {
    try {
      const pixels = this.pdf.openImage(file);
      const scale = Math.min(box.width / pixels.width, box.height / pixels.height, 0.75);
      const size = { width: pixels.width * scale, height: pixels.height * scale };
      this.piece('Figure', () => this.marked('Figure', () => void this.pdf.image(file, x, y, size)), { alt });
    } catch (error) {
      throw new UnreadableImage(String(error));
    }
  }

  /** Draws a word in large pale letters across the page, below all that is drawn after it. */
  watermark(word: string): void {
    const { width, height } = this.size;
    const size = Math.min(96, (width * 96) / this.widthOf(word, { size: 96, isBold: true }));
    this.artifact('Pagination', () => {
      this.pdf.save().rotate(-35, { origin: [width / 2, height / 2] });
      const style: Style = { size, isBold: true, colour: '#eceef1' };
      this.text(word, { x: (width - this.widthOf(word, style)) / 2, y: height / 2 - size * 0.7 }, style);
      this.pdf.restore();
    });
  }

  /** Ends the document: its bytes in Base64. */
  end(): string {
    this.root.end();
    this.pdf.end();
    if (!this.isEnded) throw new Error('PDFKit has not ended the document.');
    const bytes = new Uint8Array(this.chunks.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const chunk of this.chunks) {
      bytes.set(chunk, at);
      at += chunk.length;
    }
    return fromByteArray(bytes);
  }
}

export function leadingOf({ leading, size }: Style): number {
  return leading ?? size * usualLeading;
}
