/** The part of gas-local that the tests use; the package brings no types. */
declare module 'gas-local' {
  const gasLocal: {
    /** Runs every .js file of a folder in one context, which it makes of `globals` unless that is one already. */
    require<Globals extends object>(folder: string, globals: Globals): Globals;
  };
  // biome-ignore lint/style/noDefaultExport: the package is CommonJS, its exports object is the default.
  export default gasLocal;
}
