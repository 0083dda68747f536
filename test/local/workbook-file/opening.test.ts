import { buffer } from 'node:stream/consumers';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { appendFile, copyFile, rm } from 'node:fs/promises';
import { writeZip } from '../../../src/local/workbook-file/xlsx/zip-writer.ts';
import { addName, addRow, openSmall } from './support/small-workbook.ts';
import { contentOf, crashedCopy, newPath } from './support/workbook-folder.ts';

/** An archive of one part. */
function zipped(name: string, text: string): Promise<Buffer> {
  return buffer(writeZip([{ name, pieces: [Buffer.from(text)] }]));
}

describe('opening', () => {
  test('ignores a torn last line and goes on behind it', async () => {
    const path = await newPath();
    const file = await openSmall(path);
    addRow(file, 'INV-1');
    await file.commit();
    const copy = await crashedCopy(path);
    await appendFile(`${copy}.log`, '{"check":"0123456789abcdef","sequence":2,"entr');
    const reopened = await openSmall(copy);
    addRow(reopened, 'INV-2');
    await reopened.commit();
    const again = await openSmall(await crashedCopy(copy));
    expect(again.workbook.rows).toEqual([['Header'], ['INV-1'], ['INV-2']]);
    await Promise.all([file, reopened, again].map((each) => each.close()));
  });

  test.each([
    ['a text', Buffer.from('not a workbook'), 'it has another format than .xlsx'],
    ['nothing', Buffer.from(''), 'it is empty'],
    ['half an archive', Buffer.from('PK\x03\x04 half'), 'it was cut off or damaged'],
    ['an older workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0]), 'save it as .xlsx without a password'],
    ['another archive', zipped('content.xml', '<a/>'), 'an archive of something else'],
    ['broken XML', zipped('xl/workbook.xml', '<workbook><sheets'), 'a part of it is damaged'],
  ])('refuses %s, says in our own words what is wrong and changes nothing', async (_name, given, cause) => {
    const path = await newPath();
    const bytes = await given;
    writeFileSync(path, bytes);
    await expect(openSmall(path)).rejects.toThrow(
      new RegExp(`is not a workbook that can be read: [^:]*${cause.replace('.', '\\.')}[^{}<>]*$`),
    );
    expect(readFileSync(path)).toEqual(bytes);
  });

  test('refuses a state that is not JSON, names it and changes nothing', async () => {
    const path = await newPath();
    await (await openSmall(path)).close();
    writeFileSync(`${path}.state.json`, '{"state":');
    const before = contentOf(path);
    await expect(openSmall(path)).rejects.toThrow(
      /state\.json is not JSON: it was damaged or cut off\. Put an earlier copy back$/,
    );
    expect(contentOf(path)).toEqual(before);
  });

  test('refuses to start a new workbook while the log of the old one holds changes', async () => {
    const path = await newPath();
    const file = await openSmall(path);
    addRow(file, 'INV-1');
    await file.commit();
    const copy = await crashedCopy(path);
    await rm(copy);
    await expect(openSmall(copy)).rejects.toThrow(`${copy} is missing, but ${copy}.log holds changes of it`);
    expect(existsSync(copy)).toBe(false);
    await file.close();
  });

  test('gives a workbook that was copied alone the state of a new one, and keeps it', async () => {
    const path = await newPath();
    const file = await openSmall(path);
    addRow(file, 'INV-1');
    addName(file, 'key');
    await file.close();
    const copy = await newPath();
    await copyFile(path, copy);
    const reopened = await openSmall(copy);
    expect(reopened.workbook.rows).toEqual([['Header'], ['INV-1']]);
    expect(reopened.state.names).toEqual(['owner']);
    expect(existsSync(`${copy}.state.json`)).toBe(true);
    await reopened.close();
  });

  test('refuses a workbook that another process has open, and says which', async () => {
    const path = await newPath();
    const file = await openSmall(path);
    await expect(openSmall(path)).rejects.toThrow(
      `${path} is open in another process (number ${process.pid})`,
    );
    await file.close();
    await (await openSmall(path)).close();
  });
});
