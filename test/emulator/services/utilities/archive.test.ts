import { gzipSync } from 'node:zlib';
import type { Blob } from '../../../../src/emulator/services/utilities/blob.ts';
import { createUtilities } from '../../../../src/emulator/services/utilities/utilities.ts';
import { testExecution } from '../../support/test-execution.ts';

const utilities = createUtilities(testExecution().execution, () => '');
const factsOf = (blob: Blob): unknown[] => [blob.getName(), blob.getContentType(), blob.getDataAsString()];

/** Written by Python's zipfile: a.txt with 300 letters a, deflated, and ü.csv, stored. */
const zipOfPython =
  'UEsDBBQAAAAIAAAAIQAJGZeJBwAAACwBAAAFAAAAYS50eHRLTBwFxAIAUEsDBBQAAAgAAAAAIQCbbA4rAwAAAAMAAAAGAAAAw7wu' +
  'Y3N2MSwyUEsBAhQDFAAAAAgAAAAhAAkZl4kHAAAALAEAAAUAAAAAAAAAAAAAAIABAAAAAGEudHh0UEsBAhQDFAAACAAAAAAhAJts' +
  'DisDAAAAAwAAAAYAAAAAAAAAAAAAAIABKgAAAMO8LmNzdlBLBQYAAAAAAgACAGcAAABRAAAAAAA=';

describe('Compressed blobs (gas-fakes testutilities.js, run on the live service)', () => {
  test('gzip names an unnamed blob, and ungzip gives it back without a type', () => {
    const packed = utilities.gzip(utilities.newBlob('grüße'));
    expect([packed.getName(), packed.getContentType()]).toEqual(['archive.gz', 'application/x-gzip']);
    expect(factsOf(utilities.ungzip(packed))).toEqual(['archive', null, 'grüße']);
    expect(utilities.ungzip(utilities.gzip(utilities.newBlob('x'), 'named')).getName()).toBe('named');
  });

  test('ungzip reads what others have packed', () => {
    const foreign = utilities.newBlob(Array.from(gzipSync('x'.repeat(1000))), 'application/x-gzip');
    expect(utilities.ungzip(foreign).getDataAsString()).toBe('x'.repeat(1000));
  });

  test('zip keeps the order and the names of its blobs, and unzip gives each the type of its name', () => {
    const blobs = [
      utilities.newBlob('a,b', 'text/csv', 'a.csv'),
      utilities.newBlob('é', 'text/plain', 'ü.txt'),
    ];
    const packed = utilities.zip(blobs);
    expect([packed.getName(), packed.getContentType()]).toEqual(['archive.zip', 'application/zip']);
    expect(utilities.unzip(packed).map(factsOf)).toEqual([
      ['a.csv', 'text/csv', 'a,b'],
      ['ü.txt', 'text/plain', 'é'],
    ]);
    expect(utilities.zip([], 'none.zip').getName()).toBe('none.zip');
  });

  test('unzip reads what others have packed, deflated or stored', () => {
    const foreign = utilities.newBlob(utilities.base64Decode(zipOfPython), 'application/zip', 'x.zip');
    expect(utilities.unzip(foreign).map(factsOf)).toEqual([
      ['a.txt', 'text/plain', 'a'.repeat(300)],
      ['ü.csv', 'text/csv', '1,2'],
    ]);
  });

  test.each(['ungzip', 'unzip'] as const)('%s refuses bytes that were not packed', (member) => {
    expect(() => utilities[member](utilities.newBlob('plain'))).toThrow(
      expect.objectContaining({ name: 'Exception' }),
    );
  });
});
