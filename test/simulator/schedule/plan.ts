/** A run as data: what is done in it, and where it departs from the usual course of things. */

/** A departure: somebody else goes on, or something goes wrong. */
export interface Deviation {
  /** Where: the execution, and the position of the call that comes next, for example `0.1.0.0/17`. */
  readonly at: string;
  /** The name of a failure, or `switch`. */
  readonly what: string;
  /** The actor to go on with, or the variant of the failure. */
  readonly choice: number;
}

export interface Plan {
  readonly seed: number;
  /** Names of workloads; the positions count, so one that is left out is an empty text. */
  readonly workloads: readonly string[];
  readonly deviations: readonly Deviation[];
}

/** The name of a deviation by which another actor goes on. */
export const switchName = 'switch';

/** Writes a plan as a token for the command line. */
export function encodePlan({ seed, workloads, deviations }: Plan): string {
  const parts = deviations.map(({ at, what, choice }) => `${at}:${what}:${choice}`);
  return [seed, workloads.join(','), parts.join(',')].join('~');
}

/** @throws Error when the text is no token */
export function decodePlan(token: string): Plan {
  const [seed = '', workloads, deviations] = token.split('~');
  if (workloads === undefined || deviations === undefined || !/^\d+$/.test(seed))
    throw new Error(`"${token}" is no token of a run.`);
  return {
    seed: Number(seed),
    workloads: workloads.split(','),
    deviations: deviations
      .split(',')
      .filter((part) => part !== '')
      .map(decodeDeviation),
  };
}

function decodeDeviation(part: string): Deviation {
  const [at = '', what, choice] = part.split(':');
  if (what === undefined || choice === undefined) throw new Error(`"${part}" is no deviation.`);
  return { at, what, choice: Number(choice) };
}
