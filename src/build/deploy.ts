/** Builds the script, pushes it to Google, and makes the web app's URL serve it. */
import { deploy } from './release/release.ts';
import { runRelease } from './release/run-release.ts';

runRelease(deploy);
