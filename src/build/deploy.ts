/** Builds the script, pushes it, and lets the web app's URL serve it. */
import { deploy } from './release/release.ts';
import { runRelease } from './release/run-release.ts';

runRelease(deploy);
