/** A fault of one field or parameter, as data: where it is, what it is, what to do. */
/** Joins a code and its sentence into the one text that a validation message can carry. */
export function faultText(code, sentence) {
  return `${code} ${sentence}`;
}
/** Splits what `faultText` joined. */
export function readFaultText(text) {
  const end = text.indexOf(' ');
  return { code: text.slice(0, end), message: text.slice(end + 1) };
}
/** Appends a name or an index to a JSON Pointer. */
export function pointerTo(base, step) {
  return `${base}/${String(step).replace(/~/g, '~0').replace(/\//g, '~1')}`;
}
