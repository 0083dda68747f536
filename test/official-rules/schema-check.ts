/** Holds documents to the XML schemas of UBL and CII. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { validateXML, type XMLFileInfo } from 'xmllint-wasm';

export type SchemaCheck = (documents: readonly string[]) => Promise<readonly string[]>;

// Each call parses the schema anew, and the memory of one holds so many documents.
const documentsPerCall = 50;

/** @param path the main schema; what it imports stands in folders beside it */
export function openSchema(path: string): SchemaCheck {
  const { root, files } = filesAround(path);
  const main = relative(root, resolve(path));
  const schema = files.filter(({ fileName }) => fileName === main);
  const preload = files.filter(({ fileName }) => fileName !== main);
  return async (documents) => {
    const faults: string[] = [];
    for (let at = 0; at < documents.length; at += documentsPerCall) {
      const xml = documents
        .slice(at, at + documentsPerCall)
        .map((contents, index) => ({ fileName: `document-${at + index}.xml`, contents }));
      const { errors } = await validateXML({
        xml,
        schema,
        preload,
        initialMemoryPages: 2048,
        maxMemoryPages: 16_384,
      });
      faults.push(...errors.map(({ rawMessage }) => rawMessage));
    }
    return faults;
  };
}

/** The schemas that a main schema may import, by their paths from a folder that holds all of them. */
function filesAround(path: string): { readonly root: string; readonly files: XMLFileInfo[] } {
  // UBL imports from `../common`, CII from folders further up.
  const root = resolve(dirname(path), path.includes('CrossIndustry') ? '../../..' : '..');
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.xsd'),
  );
  const files = names
    .filter((name) => !/maindoc/.test(name) || resolve(root, name) === resolve(path))
    .map((fileName) => ({ fileName, contents: readFileSync(resolve(root, fileName), 'utf8') }));
  return { root, files };
}
