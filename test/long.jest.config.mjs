/** The tests that `npm test` leaves out because they take long: the explorations, and those that start processes. */
import { readFileSync } from 'node:fs';

const usual = JSON.parse(readFileSync(new URL('../jest.config.json', import.meta.url), 'utf8'));

// Jest takes a configuration by its default export alone.
// biome-ignore lint/style/noDefaultExport: see above
export default {
  ...usual,
  rootDir: '..',
  testMatch: ['**/*.long.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};
