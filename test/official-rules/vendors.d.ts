/** Declares what is used of libraries that bring no types. */
declare module 'saxon-js' {
  const saxon: {
    transform(
      options: {
        readonly stylesheetInternal: object;
        readonly sourceText: string;
        readonly destination: 'serialized';
      },
      execution: 'sync',
    ): { readonly principalResult: string };
  };
  // The library has this export alone.
  // biome-ignore lint/style/noDefaultExport: see above
  export default saxon;
}
