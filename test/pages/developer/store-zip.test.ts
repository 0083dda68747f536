/** The archive that the developer area makes of a month's documents, read by other programs. */
import { gzipSync } from 'node:zlib';
import { readZip } from '../../../src/local/workbook-file/xlsx/zip-reader.ts';
import { storeZip } from '../../../src/pages/shared/store-zip.ts';

const texts = [
  { name: 'INV-2026-0001.xml', content: '<?xml version="1.0" encoding="UTF-8"?>\n<a>Ö 日本 😀</a>\n' },
  { name: 'Größe.xml', content: 'x'.repeat(70_000) },
  { name: 'empty.xml', content: '' },
];

async function bytesOf(parts: typeof texts): Promise<Uint8Array> {
  return new Uint8Array(await storeZip(parts).arrayBuffer());
}

test('holds each text under its name, with the sum of its bytes', async () => {
  const parts = readZip(await bytesOf(texts));
  expect(parts.map((part) => ({ name: part.name, content: Buffer.from(part.bytes()).toString() }))).toEqual(
    texts,
  );
  expect(parts.map(({ packed }) => packed.length)).toEqual(
    texts.map(({ content: text }) => Buffer.byteLength(text)),
  );
});

test('tells of each text the sum that gzip computes', async () => {
  const parts = readZip(await bytesOf(texts));
  const sums = texts.map(({ content: text }) => gzipSync(text).readUInt32LE(gzipSync(text).length - 8));
  expect(parts.map(({ packed }) => packed.sum)).toEqual(sums);
});

test('without texts is an archive without parts', async () => {
  expect(readZip(await bytesOf([]))).toEqual([]);
});
