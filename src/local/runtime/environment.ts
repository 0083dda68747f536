/** Reads the settings of `npm start` from environment variables. */
import { resolve } from 'node:path';
import {
  type FailureSettings,
  readFailureSettings,
} from '../../emulator/front-end/failures/read-failure-settings.ts';

interface LocalEnvironment {
  readonly port: number;
  /** Absolute path of the .xlsx file. */
  readonly workbookPath: string;
  /** How many milliseconds a minute of the triggers lasts. */
  readonly triggerMinuteMs: number;
  /** The failures between callers and the script; none by default. */
  readonly failures: FailureSettings;
}

/** @throws Error naming the variable whose value makes no sense */
export function readLocalEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
): LocalEnvironment {
  return {
    port: readWhole(variables, 'PORT', { byDefault: 8787, min: 0, max: 65_535 }),
    workbookPath: resolve(variables.WORKBOOK || '.local/billing.xlsx'),
    triggerMinuteMs: readWhole(variables, 'TRIGGER_MINUTE_MS', {
      byDefault: 60_000,
      min: 10,
      max: 3_600_000,
    }),
    failures: readFailureSettings(variables.FAILURES ?? ''),
  };
}

function readWhole(
  variables: Readonly<Record<string, string | undefined>>,
  name: string,
  { byDefault, min, max }: { readonly byDefault: number; readonly min: number; readonly max: number },
): number {
  const text = variables[name];
  if (text === undefined || text === '') return byDefault;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new Error(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
}
