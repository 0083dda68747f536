/** The guide's programs in JavaScript; those in Python and PHP are run by `npm run test:python`. */
import { runtimes, testPrograms } from './guide-programs.ts';

jest.setTimeout(60_000);

testPrograms(runtimes.filter(({ command }) => command === 'node'));
