/** Google's class Blob: bytes with a type and a name. */
import type { Execution } from '../../execution/execution.ts';
import { freeCall } from '../../execution/gate.ts';
import { strict } from '../../realm/strict.ts';
import { asText, fromSignedBytes, toSignedBytes } from './bytes.ts';

export interface Blob {
  getBytes(): number[];
  setBytes(bytes: readonly number[]): Blob;
  getDataAsString(charset?: string): string;
  setDataFromString(text: string): Blob;
  getContentType(): string | null;
  setContentType(contentType: string | null): Blob;
  setContentTypeFromExtension(): Blob;
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

/** A blob of that content; text in it is UTF-8. Its bytes are handed over by the gate, its type and name are at hand. */
export function createBlob({ realm, gate }: Pick<Execution, 'realm' | 'gate'>, content: BlobContent): Blob {
  let { bytes, contentType, name } = content;
  const call = <T>(member: string, detail: readonly unknown[], perform: () => T): T =>
    gate.pass(freeCall('utilities', `Blob.${member}`, detail), perform);
  const fill = (member: string, detail: string, next: Uint8Array): Blob => {
    call(member, [detail], () => undefined);
    bytes = next;
    return blob;
  };
  const setType = (next: string | null): Blob => {
    contentType = next;
    return blob;
  };
  const blob: Blob = strict(realm, 'Blob', {
    getBytes: () => realm.array(call('getBytes', [bytes.length], () => toSignedBytes(bytes))),
    setBytes: (values) => fill('setBytes', asText(values), fromSignedBytes(values)),
    getDataAsString: (charset = 'utf-8') =>
      call('getDataAsString', [charset], () => new TextDecoder(charset).decode(bytes)),
    setDataFromString: (text) => fill('setDataFromString', text, Buffer.from(String(text), 'utf8')),
    getContentType: () => contentType,
    setContentType: setType,
    setContentTypeFromExtension: () => setType(typeOfName(name)),
    getName: () => name,
    setName(value) {
      name = value;
      return blob;
    },
    copyBlob: () => createBlob({ realm, gate }, { bytes, contentType, name }),
    isGoogleType: () => false,
  });
  return blob;
}

/** Types of the files that a script of a spreadsheet deals with. */
const types: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  gz: 'application/x-gzip',
  html: 'text/html',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  txt: 'text/plain',
  xml: 'text/xml',
  zip: 'application/zip',
};

/** The type that a file's name stands for; null when none is known. */
export function typeOfName(name: string | null): string | null {
  return types[/\.(\w+)$/.exec(name ?? '')?.[1]?.toLowerCase() ?? ''] ?? null;
}
