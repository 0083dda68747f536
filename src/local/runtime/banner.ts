/** What the local runtime prints when it is ready. */
import { relative } from 'node:path';
import { execPath } from './serve.ts';

export interface BannerFacts {
  readonly port: number;
  readonly key: string;
  readonly workbookPath: string;
  readonly buildId: string;
  readonly bundleBytes: number;
}

export function banner({ port, key, workbookPath, buildId, bundleBytes }: BannerFacts): string {
  const origin = `http://localhost:${port}`;
  return `Business Billing API, build ${buildId}, Code.js ${(bundleBytes / 1024).toFixed(1)} kB

  Base URL   ${origin}/api/v1
  Web app    ${origin}${execPath}
  OpenAPI    ${origin}/openapi.json
  Workbook   ${relative(process.cwd(), workbookPath)}
  API key    ${key}

Try it:

  curl -H "Authorization: Bearer ${key}" ${origin}/api/v1/invoices

Stop with Ctrl+C.`;
}
