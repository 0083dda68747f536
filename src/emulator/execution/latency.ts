/** The latency of each service call in milliseconds, from published measurements. */

export interface LatencyModel {
  readonly request: { readonly baseMs: number; readonly perBundleKbMs: number; readonly coldMs: number };
  readonly spreadsheet: {
    readonly documentCallMs: number;
    readonly bufferedCallMs: number;
    readonly per1000CellsReadMs: number;
    readonly per1000CellsWrittenMs: number;
    readonly textFinderBaseMs: number;
    readonly textFinderPer1000CellsMs: number;
    readonly per1000CellsRecalculatedMs: number;
  };
  readonly cache: {
    readonly getMs: number;
    readonly getAllMs: number;
    readonly putMs: number;
    readonly putAllMs: number;
    readonly removeMs: number;
  };
  readonly properties: {
    readonly getMs: number;
    readonly getAllMs: number;
    readonly setMs: number;
    readonly deleteMs: number;
  };
  readonly lock: { readonly acquireMs: number; readonly releaseMs: number };
  readonly urlFetch: { readonly baseMs: number };
}

/**
 * The published figures. Spreadsheet reads and writes: tanaikech's benchmarks of 2018 to 2022; cache and
 * properties: ziritione's and mitonattou919's; start-up per kB of script: a production study of 2026.
 * Lock calls were never published: 40 and 20 ms are assumed. Nor was recalculation: 0.4 ms for a thousand cells that
 * formulas read are assumed.
 */
export const publishedLatency: LatencyModel = {
  request: { baseMs: 750, perBundleKbMs: 0.45, coldMs: 1200 },
  spreadsheet: {
    documentCallMs: 60,
    bufferedCallMs: 10,
    per1000CellsReadMs: 8.5,
    per1000CellsWrittenMs: 60,
    textFinderBaseMs: 120,
    textFinderPer1000CellsMs: 1.5,
    per1000CellsRecalculatedMs: 0.4,
  },
  cache: { getMs: 15, getAllMs: 20, putMs: 60, putAllMs: 70, removeMs: 60 },
  properties: { getMs: 30, getAllMs: 40, setMs: 62, deleteMs: 62 },
  lock: { acquireMs: 40, releaseMs: 20 },
  urlFetch: { baseMs: 150 },
};
