/** Builds the script and pushes it to Google. */
import { push } from './release/release.ts';
import { runRelease } from './release/run-release.ts';

runRelease(push);
