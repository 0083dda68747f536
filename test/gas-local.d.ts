/** The part of gas-local that the tests use; the package brings no types. */
declare module 'gas-local' {
  const gasLocal: {
    /** Runs all .js files of a folder in the context of the object, and returns that. */
    require(folder: string, globals: object): object;
  };
  export default gasLocal;
}
