/** The collection as a program reads it that opens its file. */
import { postmanCollection } from '../../../src/openapi/postman/postman-collection.ts';

interface Pair {
  readonly key: string;
  readonly value: string;
  readonly disabled?: boolean;
}

export interface PostmanRequest {
  readonly auth?: { readonly type: string };
  readonly method: string;
  readonly header: readonly Pair[];
  readonly body?: { readonly raw: string };
  readonly url: {
    readonly raw: string;
    readonly host: readonly string[];
    readonly path?: readonly string[];
    readonly query?: readonly Pair[];
    readonly variable?: readonly Pair[];
  };
}

export interface PostmanItem {
  readonly name: string;
  readonly event: readonly {
    readonly listen: string;
    readonly script: { readonly exec: readonly string[] };
  }[];
  readonly request: PostmanRequest;
  readonly response: readonly { readonly code: number; readonly body: string }[];
}

export interface PostmanFolder {
  readonly name: string;
  readonly item: readonly (PostmanItem | PostmanFolder)[];
}

export interface PostmanCollection extends PostmanFolder {
  readonly auth: { readonly bearer: readonly Pair[] };
  readonly variable: readonly Pair[];
}

export const collection = JSON.parse(JSON.stringify(postmanCollection())) as PostmanCollection;

/** The requests of a folder in their order, those of its folders among them. */
export function requestsOfFolder({ item }: PostmanFolder): readonly PostmanItem[] {
  return item.flatMap((one) => ('item' in one ? requestsOfFolder(one) : [one]));
}

/** The folder of a way into the workspace. */
export function wayOf(name: 'Through a gateway' | 'Without a gateway'): PostmanFolder {
  const found = collection.item.find((one): one is PostmanFolder => 'item' in one && one.name === name);
  if (found === undefined) throw new Error(`There is no folder "${name}".`);
  return found;
}
