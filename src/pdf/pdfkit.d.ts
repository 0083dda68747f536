/** Declares what the drawing of documents uses of PDFKit 0.20, whose package brings no types. */
declare module 'pdfkit' {
  interface Options {
    readonly size: readonly [width: number, height: number];
    readonly margin: number;
    readonly font: null;
    readonly bufferPages: boolean;
    readonly pdfVersion: '1.7';
    readonly subset: 'PDF/A-3b';
    readonly tagged: boolean;
    readonly displayTitle: boolean;
    readonly lang: string;
    readonly info: Readonly<Record<string, string | Date>>;
  }

  /** An element of the structure that screen readers follow. */
  interface StructureElement {
    add(child: StructureElement | MarkedContent): StructureElement;
    end(): void;
  }

  /** A part of a page that belongs to an element. */
  interface MarkedContent {
    readonly refs: readonly unknown[];
  }

  /** What is told of a file that is attached. */
  interface AttachedFile {
    readonly name: string;
    readonly type: string;
    readonly description: string;
    readonly relationship: 'Alternative';
  }

  interface TextOptions {
    readonly lineBreak: false;
  }

  // biome-ignore lint/style/noDefaultExport: PDFKit has this export alone.
  export default class PDFDocument {
    constructor(options: Options);
    readonly _font: { readonly font: { hasGlyphForCodePoint(codePoint: number): boolean } };
    on(event: 'data', take: (chunk: Uint8Array) => void): this;
    on(event: 'end', take: () => void): this;
    registerFont(name: string, file: Uint8Array): this;
    font(name: string): this;
    fontSize(size: number): this;
    widthOfString(text: string): number;
    text(text: string, x: number, y: number, options: TextOptions): this;
    image(
      file: Uint8Array,
      x: number,
      y: number,
      size: { readonly width: number; readonly height: number },
    ): this;
    openImage(file: Uint8Array): { readonly width: number; readonly height: number };
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    rotate(degrees: number, options: { readonly origin: readonly [x: number, y: number] }): this;
    path(path: string): this;
    rect(x: number, y: number, width: number, height: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    dash(length: number, options: { readonly space: number }): this;
    undash(): this;
    lineWidth(points: number): this;
    fill(colour: string): this;
    fillColor(colour: string): this;
    stroke(colour: string): this;
    addPage(): this;
    file(
      bytes: Uint8Array,
      about: AttachedFile & { readonly creationDate: Date; readonly modifiedDate: Date },
    ): unknown;
    appendXML(description: string): void;
    switchToPage(index: number): void;
    struct(
      type: string,
      options?: {
        readonly alt?: string;
        readonly scope?: 'Column';
      },
    ): StructureElement;
    addStructure(element: StructureElement): this;
    markStructureContent(tag: string): MarkedContent;
    markContent(tag: 'Artifact', options: { readonly type: 'Pagination' | 'Layout' }): this;
    endMarkedContent(): this;
    end(): void;
  }
}
