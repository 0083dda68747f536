/** Declares the fonts, which the build cuts down and puts into the script: those of documents, and those of Swiss payment parts. */
declare module 'document-fonts' {
  export const regular: Uint8Array;
  export const bold: Uint8Array;
  export const slip: Uint8Array;
  export const slipBold: Uint8Array;
}
