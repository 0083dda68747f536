/** Google's class Blob: bytes with a type and a name. */
import type { Realm } from '../../realm/realm.ts';
import { strict } from '../../realm/strict.ts';
import { fromSignedBytes, toSignedBytes } from './bytes.ts';

export interface Blob {
  getBytes(): number[];
  setBytes(bytes: readonly number[]): Blob;
  getDataAsString(charset?: string): string;
  setDataFromString(text: string): Blob;
  getContentType(): string | null;
  setContentType(contentType: string | null): Blob;
  getName(): string | null;
  setName(name: string | null): Blob;
  copyBlob(): Blob;
  isGoogleType(): boolean;
}

interface BlobContent {
  readonly bytes: Uint8Array;
  readonly contentType: string | null;
  readonly name: string | null;
}

/** A blob of that content; text in it is UTF-8. */
export function createBlob(realm: Realm, content: BlobContent): Blob {
  let { bytes, contentType, name } = content;
  const blob: Blob = strict(realm, 'Blob', {
    getBytes: () => realm.array(toSignedBytes(bytes)),
    setBytes(values) {
      bytes = fromSignedBytes(values);
      return blob;
    },
    getDataAsString: (charset = 'utf-8') => new TextDecoder(charset).decode(bytes),
    setDataFromString(text) {
      bytes = Buffer.from(String(text), 'utf8');
      return blob;
    },
    getContentType: () => contentType,
    setContentType(value) {
      contentType = value;
      return blob;
    },
    getName: () => name,
    setName(value) {
      name = value;
      return blob;
    },
    copyBlob: () => createBlob(realm, { bytes, contentType, name }),
    isGoogleType: () => false,
  });
  return blob;
}
