/** The register of mutations: each leaves out one of the steps that keep the promises. */
import type { WrappedExport } from '../script/wrap-exports.ts';
import { commitMutations } from './commits.ts';
import { creditMutations } from './credits.ts';
import { documentMutations } from './documents.ts';
import { listMutations } from './lists.ts';
import { modeMutations } from './modes.ts';
import type { Mutation } from './mutation.ts';
import { packMutations } from './packs.ts';
import { requestMutations } from './requests.ts';
import { sheetEditMutations } from './sheet-edits.ts';
import { webhookMutations } from './webhooks.ts';

export const mutations: readonly Mutation[] = [
  ...commitMutations,
  ...requestMutations,
  ...packMutations,
  ...documentMutations,
  ...creditMutations,
  ...listMutations,
  ...sheetEditMutations,
  ...webhookMutations,
  ...modeMutations,
];

/** @throws Error for a name that is not in the register */
export function mutationNamed(name: string): Mutation {
  const mutation = mutations.find((one) => one.name === name);
  if (mutation !== undefined) return mutation;
  throw new Error(`There is no mutation ${name}; there are ${mutations.map((one) => one.name).join(', ')}.`);
}

/**
 * The exports that a mutation wraps; none for no mutation.
 * @throws Error for a name that is not in the register
 */
export function wrappedBy(name: string | null): readonly WrappedExport[] {
  if (name === null) return [];
  return Object.keys(mutationNamed(name).seams).map((seam) => ({
    name: seam,
    module: 'test/simulator/mutations/index.ts',
    wrapper: `mutationNamed(${JSON.stringify(name)}).seams.${seam}`,
  }));
}
