/** Tells what requests take on the owner's Google, by what the other probes have measured, beside the model. */
import type { Probe } from './probe.ts';
import { operationModels, readMeasured, requestMs } from './speed-model.ts';

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

export const speedProbe: Probe = {
  id: 'speed',
  title: 'Speed',
  run({ workspace: { properties } }) {
    const measured = readMeasured(properties);
    if (measured.document === undefined) return ['Not known: no write was measured.'];
    const operations = Object.values(operationModels);
    const list = (figures: typeof measured): string =>
      operations
        .map((operation) => `${operation.name} about ${seconds(requestMs(operation, figures))}`)
        .join(', ');
    return [
      `${list(measured)} on your Google.`,
      `${list({})} by the model: counted calls times published medians, a lower bound.`,
      ...(measured.request === undefined ? ["Google's own share of a request is the model's."] : []),
    ];
  },
};
