/** Declares what the build uses of subset-font, whose package brings no types. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'truetype';
    readonly noLayoutClosure: boolean;
    readonly noHinting: boolean;
    readonly dropTables: readonly string[];
  }

  // biome-ignore lint/style/noDefaultExport: the package has this export alone.
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}
