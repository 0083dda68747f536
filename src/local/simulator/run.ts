/** One run: executions side by side, one call at a time, until all is done and the dust has settled. */
import { type Chooser, followPlan } from './chooser.ts';
import { type Closing, closeRun, createClosing } from './closing.ts';
import { createCallHandler } from './call-handler.ts';
import type { Exchange, Execution } from './exchange.ts';
import type { Plan } from './plan.ts';
import type { Script } from './actor.ts';
import { createPlayer, type Player, type PlayerOptions } from './player.ts';
import type { Scene } from './scene.ts';
import { createRandom } from './seeded-random.ts';
import { openWorld, type SimulatedWorld } from './simulated-world.ts';
import { personRuns } from './trigger-scripts.ts';
import { workloads } from './workloads/index.ts';

/** A run that is over, to be judged. */
export interface FinishedRun {
  readonly scene: Scene;
  readonly plan: Omit<Plan, 'deviations'>;
  readonly world: SimulatedWorld;
  readonly exchanges: readonly Exchange[];
  readonly executions: readonly Execution[];
  readonly closing: Closing;
  /** Clocks of two executions may differ by so many milliseconds at most. */
  readonly skewMs: number;
}

export interface RunOptions {
  /** Takes the lines of a trace; without it none is written. */
  readonly trace?: (line: string) => void;
  /** False: the lists at the end are left out. */
  readonly isThorough?: boolean;
  /** True: each attempt has a context of its own, as it is for some seeds in any case. */
  readonly isFresh?: boolean;
}

// One run in four begins with an empty cache, one in four has clocks that differ.
const coldEvery = 4;
const skewedEvery = 4;
const skewMsMax = 2_000;
// A fresh context for each attempt proves that the script keeps nothing; it takes ten times as long.
const freshEvery = 50;

/** Runs a plan to its end. */
export function runPlan(
  scene: Scene,
  plan: Omit<Plan, 'deviations'>,
  chooser: Chooser,
  { trace, isThorough = true, isFresh = plan.seed % freshEvery === 0 }: RunOptions = {},
): FinishedRun {
  const { seed } = plan;
  const note = trace === undefined ? () => undefined : (line: () => string) => trace(line());
  const world = openWorld(scene, { seed, isCold: seed % coldEvery === 1, note });
  const exchanges: Exchange[] = [];
  const executions: Execution[] = [];
  const skewMs = seed % skewedEvery === 2 ? skewMsMax : 0;
  const common = {
    world,
    exchanges,
    executions,
    context: isFresh ? ('fresh' as const) : scene.context,
    skewOf: (id: string) => Math.round((createRandom(`${seed}/${id}/skew`).next() - 0.5) * skewMs),
  };
  playTogether(common, chooser, scriptsOf(scene, plan));
  world.note(() => 'the end');
  const closing = createClosing();
  const close = closeRun(closing, world, isThorough);
  playTogether(common, followPlan({ deviations: [] }), [{ name: 'end', script: close }]);
  return { scene, plan, world, exchanges, executions, closing, skewMs };
}

interface Role {
  readonly name: string;
  readonly script: Script;
}

function scriptsOf({ facts }: Scene, { seed, workloads: names }: Omit<Plan, 'deviations'>): Role[] {
  return names.flatMap((name, position) => {
    const random = createRandom(`${seed}/workload/${position}`);
    const scripts = workloads.find((one) => one.name === name)?.actors(facts, random) ?? [];
    return scripts.map((script, index) => ({ name: `${position}.${index}`, script }));
  });
}

function playTogether(
  common: Omit<PlayerOptions, 'name' | 'script' | 'handler'>,
  chooser: Chooser,
  roles: readonly Role[],
): void {
  const { world } = common;
  let current = 0;
  // Whom the one that is on has given way to, in the middle of an execution.
  let successor: number | null = null;
  const choose = (at: string, self: number | null): number | null => {
    const ready = players.flatMap((player, index) => (index === self || player.isReady() ? [index] : []));
    const next = chooser.next(at, ready, self);
    return next !== null && ready.includes(next) ? next : null;
  };
  const handler = createCallHandler(world, chooser, (at) => {
    const next = choose(at, current);
    successor = next === current ? null : next;
    return successor !== null;
  });
  const players = roles.map((role) => createPlayer({ ...common, ...role, handler }));
  let at = 'start';
  while (players.some(({ isDone }) => !isDone)) {
    const usual = usualNext(world, players, current);
    const self = players[current]?.isReady() === true ? current : null;
    current = successor ?? choose(at, self) ?? usual;
    successor = null;
    at = players[current]?.play() ?? at;
    for (const role of newRoles(world)) players.push(createPlayer({ ...common, ...role, handler }));
  }
}

/** The triggers that Google starts for what people have done since it was asked last. */
function newRoles(world: SimulatedWorld): Role[] {
  return world.untold.splice(0).flatMap(({ event, at }) =>
    personRuns(world, event).map((script, index) => ({
      name: `told-${at.replace(/\//g, '-')}-${index}`,
      script,
    })),
  );
}

/** The one that is on while it can go on, then the next in line; when nobody can, time passes until somebody can. */
function usualNext({ clock }: SimulatedWorld, players: readonly Player[], current: number): number {
  const inLine = [...players.keys()].map((offset) => (current + offset) % players.length);
  const next = inLine.find((index) => players[index]?.isReady() === true);
  if (next !== undefined) return next;
  const wakesMs = players.filter(({ isDone }) => !isDone).map((player) => player.wakesMs());
  clock.advance(Math.min(...wakesMs) - clock.now());
  const woken = inLine.find((index) => players[index]?.isReady() === true);
  if (woken === undefined) throw new Error('Every execution waits for another one.');
  return woken;
}
