/** Compares entity tags with the lists of If-Match and If-None-Match. */

/**
 * True when the list names the tag, or is a star. `W/` is ignored, because each record has one representation only, and
 * who compresses an answer on its way marks the tag so.
 */
export function namesTag(list: string, tag: string): boolean {
  return list.split(',').some((one) => ['*', tag].includes(one.trim().replace(/^W\//, '')));
}
