/** The README as data. */
import { openDocument } from './document.ts';

export const { text: readmeText, examples, tableAfter } = openDocument('README.md');
