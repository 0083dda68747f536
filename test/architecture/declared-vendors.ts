/** The resource that CONTRIBUTING.md adds, as its diff declares it. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Resource } from '../../src/core/schema/resource.ts';
import { vendorsDiff } from './contributed-diffs.ts';
import { root } from './source-files.ts';

/** The declaration, with all that it imports from the sources. */
export function loadVendors(): Resource {
  const [, added = ''] =
    /^\+\+\+ b\/src\/core\/resources\/vendors\.ts\n@@ .* @@\n((?:\+.*\n)+)/m.exec(vendorsDiff) ?? [];
  const resources = join(root, 'src/core/resources');
  const source = added
    .replace(/^\+/gm, '')
    .replace(/from '(\.[^']+)'/g, (_from, path: string) => `from '${join(resources, path)}'`);
  const path = join(mkdtempSync(join(tmpdir(), 'declared-')), 'vendors.ts');
  writeFileSync(path, source);
  return jest.requireActual<{ vendors: Resource }>(path).vendors;
}
