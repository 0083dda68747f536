/** Interleaves the actors of a run, one service call at a time: an actor that has to wait stands still within its call. */
import { createActorRunner, type ActorRunner, type ActorRunnerOptions } from '../actors/actor-runner.ts';
import type { Script } from '../actors/actor.ts';
import { personRuns } from '../actors/script-calls.ts';
import { createCallHandler } from '../execution/call-handler.ts';
import type { SimulatedWorld } from '../world/simulated-world.ts';
import type { Scheduler } from './scheduler.ts';

export interface Role {
  readonly name: string;
  readonly script: Script;
}

/** Gives turns until all runners are done; what people do meanwhile brings more of them. */
export function interleave(
  common: Omit<ActorRunnerOptions, 'name' | 'script' | 'handler'>,
  scheduler: Scheduler,
  roles: readonly Role[],
): void {
  const { world } = common;
  const handler = createCallHandler(world, scheduler, {
    mayGiveWay: (at) => turns.mayGiveWay(at),
    standStill: (at) => turns.standStill(at),
  });
  const runners = roles.map((role) => createActorRunner({ ...common, ...role, handler }));
  const turns = createTurns(world, scheduler, runners, () => {
    for (const role of newRoles(world)) runners.push(createActorRunner({ ...common, ...role, handler }));
  });
  turns.takeAll();
}

interface Turns {
  takeAll(): void;
  /** Asks the scheduler whether another actor goes on at this point. */
  mayGiveWay(at: string): boolean;
  /**
   * Lets other actors go on while the current one stands still.
   * @returns false when one that has stood still for longer goes on before it: then it has to leave the stack
   */
  standStill(at: string): boolean;
}

/**
 * An actor that gives way stays on the stack below the others, and goes on there when its turn comes. The
 * stack unwinds from its top only: actors above the one whose turn has come are thrown away, and run again later.
 */
function createTurns(
  world: SimulatedWorld,
  scheduler: Scheduler,
  runners: readonly ActorRunner[],
  welcome: () => void,
): Turns {
  let current = 0;
  // The actor that the current one has given way to, in the middle of an execution.
  let successor: number | null = null;
  const standing: number[] = [];
  const choose = (at: string, self: number | null): number | null => {
    const ready = runners.flatMap((actor, index) => (index === self || actor.isReady() ? [index] : []));
    const next = scheduler.next(at, ready, self);
    return next !== null && ready.includes(next) ? next : null;
  };
  const pick = (at: string): number => {
    const usual = usualNext(world, runners, current);
    const self = runners[current]?.isReady() === true ? current : null;
    const next = successor ?? choose(at, self) ?? usual;
    successor = null;
    return next;
  };
  // An error of the simulator itself. It passes through calls of scripts, and no script may catch it.
  let failure: Error | null = null;
  const play = (): string => {
    try {
      const at = runners[current]?.play() ?? '';
      welcome();
      return at;
    } catch (error) {
      failure ??= error as Error;
      return '';
    }
  };
  return {
    takeAll() {
      let at = 'start';
      while (runners.some(({ isDone }) => !isDone)) {
        current = pick(at);
        at = play();
        if (failure !== null) throw failure;
      }
    },
    mayGiveWay(at) {
      // A trigger may begin before the call that comes next to the one in which a person did something.
      welcome();
      const next = choose(at, current);
      successor = next === current ? null : next;
      return successor !== null;
    },
    standStill(at) {
      const self = current;
      standing.push(self);
      let reached = at;
      current = pick(reached);
      while (failure === null && !standing.includes(current)) {
        reached = play();
        // When an actor below goes on, the one that has just played was thrown away in the middle of it.
        if (failure === null && !standing.includes(current)) current = pick(reached);
      }
      standing.pop();
      return failure === null && current === self;
    },
  };
}

/** The triggers that Google starts for what people have done since it was asked last. */
function newRoles(world: SimulatedWorld): Role[] {
  return world.pendingTriggers.splice(0).flatMap(({ event, at }) =>
    personRuns(world, event).map((script, index) => ({
      name: `told-${at.replace(/\//g, '-')}-${index}`,
      script,
    })),
  );
}

/** The current actor while it can go on, then the next in line; when none can, time passes until one can. */
function usualNext({ clock }: SimulatedWorld, runners: readonly ActorRunner[], current: number): number {
  const inLine = [...runners.keys()].map((offset) => (current + offset) % runners.length);
  const next = inLine.find((index) => runners[index]?.isReady() === true);
  if (next !== undefined) return next;
  const wakesMs = runners.filter(({ isDone }) => !isDone).map((actor) => actor.wakesMs());
  clock.advance(Math.min(...wakesMs) - clock.now());
  const woken = inLine.find((index) => runners[index]?.isReady() === true);
  if (woken === undefined) throw new Error('Every execution waits for another one.');
  return woken;
}
