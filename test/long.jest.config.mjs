/** `npm run test:long`: all that `npm test` leaves out, the slow tests and the explorations, each file alone. */
import { readFileSync } from 'node:fs';

const usual = JSON.parse(readFileSync(new URL('../jest.config.json', import.meta.url), 'utf8'));

// Jest takes a configuration by its default export alone.
// biome-ignore lint/style/noDefaultExport: see above
export default {
  ...usual,
  rootDir: '..',
  testMatch: ['**/*.{slow,long}.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};
