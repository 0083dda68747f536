/** Finds nodes and texts of parsed XML by paths of names. */

/** Elements by name, attributes by `@_` and name. */
export type XmlNode = Readonly<Record<string, unknown>>;

/** All nodes at a path of names. */
export function all(from: unknown, path: string): unknown[] {
  return path.split('/').reduce<unknown[]>(
    (nodes, name) =>
      nodes.flatMap((node) => {
        const found = typeof node === 'object' && node !== null ? (node as XmlNode)[name] : undefined;
        return found === undefined ? [] : Array.isArray(found) ? found : [found];
      }),
    [from],
  );
}

/** The text of a node; null without the node. */
export function xmlTextOf(node: unknown): string | null {
  if (node === undefined) return null;
  return typeof node === 'object' && node !== null ? String((node as XmlNode)['#text'] ?? '') : String(node);
}

/** The text of the first node at a path; null when there is none. */
export function first(from: unknown, path: string): string | null {
  return xmlTextOf(all(from, path)[0]);
}
