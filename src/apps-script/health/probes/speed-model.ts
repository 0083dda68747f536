/** What the published measurements say, and what the probes have measured here: the Speed probe compares both. */
import type { Properties } from '../../../core/workspace.ts';

/** Milliseconds of what the probes measure; the emulator charges the same. */
export const modelMs = {
  /** A value written, flushed and read again. */
  document: 130,
  /** A value of the cache put and read. */
  cache: 75,
  /** A script property set and read. */
  property: 92,
  /** The lock taken and released. */
  lock: 60,
  /** Google's own share of a request, with the start of the script. */
  request: 820,
} as const;

type Measured = Partial<Readonly<Record<keyof typeof modelMs, number>>>;

interface OperationModel {
  readonly name: string;
  /** Milliseconds of the bench with 100 invoices, by what they are spent on; none of these reads a property. */
  readonly document: number;
  readonly cache: number;
  readonly lock: number;
}

/** The operations that the Speed probe tells; a test holds them to the bench. */
export const operationModels: Readonly<Record<'list' | 'get_hint' | 'create3' | 'payment', OperationModel>> =
  {
    list: { name: 'list', document: 80, cache: 95, lock: 60 },
    get_hint: { name: 'get', document: 60, cache: 95, lock: 60 },
    create3: { name: 'create', document: 560, cache: 155, lock: 60 },
    payment: { name: 'payment', document: 570, cache: 155, lock: 60 },
  };

const propertyName = 'measured_speed';

/** Adds figures to those that earlier probes have measured. */
export function keepMeasured(properties: Properties, measured: Measured): void {
  properties.set(propertyName, JSON.stringify({ ...readMeasured(properties), ...measured }));
}

export function readMeasured(properties: Properties): Measured {
  return JSON.parse(properties.get(propertyName) ?? '{}') as Measured;
}

/** The milliseconds of a whole request, as the model says or with what was measured in place of it. */
export function requestMs(operation: OperationModel, measured: Measured): number {
  const share = (part: 'document' | 'cache' | 'lock'): number =>
    operation[part] * ((measured[part] ?? modelMs[part]) / modelMs[part]);
  return (measured.request ?? modelMs.request) + share('document') + share('cache') + share('lock');
}
