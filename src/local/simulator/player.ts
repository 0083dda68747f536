/** Plays the steps of an actor: one execution after the other, and a request again until it is answered. */
import { runWebApp } from '../emulator/web-app/run-web-app.ts';
import { createWebAppEvent } from '../emulator/web-app/web-app-event.ts';
import type { Outcome } from '../emulator/outcome.ts';
import type { ScriptContext } from '../emulator/loader/script-context.ts';
import { localOwner } from '../runtime/local-workspace.ts';
import type { ApiCall, Reply, Script, ScriptCall } from './actor.ts';
import { readAnswer, requestOf } from './api-request.ts';
import type { CallHandler } from './call-handler.ts';
import { type Exchange, isFinal } from './exchange.ts';
import { watchPlacing } from './placing-window.ts';
import { openProcess, type Process, type ProcessOptions } from './process.ts';
import { createProcessClock } from './process-clock.ts';
import type { SimulatedWorld } from './simulated-world.ts';

export interface Player {
  readonly name: string;
  readonly isDone: boolean;
  /** True when it can go on now. */
  isReady(): boolean;
  /** When it can go on at the latest, in milliseconds of the world's clock. */
  wakesMs(): number;
  /** Goes on until it is paused, has to wait, or has ended an execution. @returns the point where it stands */
  play(): string;
}

export interface PlayerOptions {
  readonly name: string;
  readonly script: Script;
  readonly world: SimulatedWorld;
  readonly handler: CallHandler;
  readonly context: ScriptContext | 'fresh';
  /** How far off the clock of an execution is, in milliseconds. */
  readonly skewOf: (processId: string) => number;
  /** Takes note of each request. */
  readonly exchanges: Exchange[];
}

/** What is under way. */
type Current =
  | { readonly kind: 'request'; readonly exchange: Exchange }
  | { readonly kind: 'script'; readonly call: ScriptCall };

/** A request is sent so often: faults are few, so an answer that still lacks is one that never comes. */
export const attemptsMax = 12;

/** How long the gateway waits after a lost answer. */
const transportPauseMs = 1_000;

export function createPlayer(options: PlayerOptions): Player {
  const { name, script, world, handler } = options;
  let steps = 0;
  let attempts = 0;
  let current: Current | null = null;
  let process: Process | null = null;
  let readyMs = 0;
  let reply: Reply = null;
  let isDone = false;

  const takeStep = (): void => {
    const next = script.next(reply);
    reply = null;
    if (next.done === true) {
      isDone = true;
      return;
    }
    const step = next.value;
    attempts = 0;
    steps += 1;
    if (step.kind === 'wait') readyMs = world.clock.now() + step.ms;
    else if (step.kind === 'script') current = { kind: 'script', call: step };
    else current = { kind: 'request', exchange: beginExchange(world, step, `${name}.${steps}`, name) };
    if (current?.kind === 'request') options.exchanges.push(current.exchange);
  };
  const start = (under: Current): Process => {
    const id = `${name}.${steps}.${attempts}`;
    attempts += 1;
    world.windows.set(id, watchPlacing(world.scene.journalSheetId));
    return openProcess({ ...launchOf(under, world, id), ...processOptions(options, id) });
  };
  const end = ({ id, calls }: Process, under: Current, outcome: Outcome): void => {
    world.windows.delete(id);
    process = null;
    if (under.kind === 'script') {
      current = null;
      return;
    }
    const { exchange } = under;
    const answer = readAnswer(
      runWebApp(() => outcome, requestOf(exchange.call, world.scene.facts.keys, null), ''),
    );
    const hasArrived = answer !== null && !world.lostAnswers.has(id);
    exchange.attempts.push({ id, answer, hasArrived, calls });
    world.tick += 1;
    world.note(
      () =>
        `${id} ${hasArrived ? '' : 'lost '}${answer?.status ?? 'died'} ${JSON.stringify(answer?.body ?? {})}`,
    );
    if (hasArrived) exchange.answer = answer;
    if ((hasArrived && isFinal(answer)) || attempts >= attemptsMax) {
      exchange.answeredAt = world.tick;
      reply = exchange.answer;
      current = null;
      return;
    }
    const retryAfter = hasArrived ? Number(answer.headers['Retry-After'] ?? 1) * 1000 : transportPauseMs;
    readyMs = world.clock.now() + retryAfter;
  };
  const waitOf = () => (process === null ? null : handler.waitOf(process));
  return {
    name,
    get isDone() {
      return isDone;
    },
    isReady() {
      if (isDone || world.clock.now() < readyMs) return false;
      const wait = waitOf();
      return (
        wait === null ||
        world.clock.now() >= wait.untilMs ||
        world.emulator.world.locks.holder(wait.lock) === undefined
      );
    },
    wakesMs: () => Math.max(readyMs, waitOf()?.untilMs ?? 0),
    play() {
      if (current === null) {
        takeStep();
        if (current === null) return `${name}.${steps}/wait`;
      }
      const under: Current = current;
      process ??= start(under);
      const playing = process;
      playing.resume();
      if (playing.outcome === null) return `${playing.id}/${playing.calls.length}`;
      handler.disturb(`${playing.id}/end`, { process: playing, call: null, world });
      end(playing, under, playing.outcome);
      return `${playing.id}/end`;
    },
  };
}

function beginExchange(world: SimulatedWorld, call: ApiCall, key: string, player: string): Exchange {
  const isRead = call.method === 'GET';
  return {
    player,
    call,
    idempotencyKey: isRead ? null : (call.idempotencyKey ?? key),
    attempts: [],
    begunAt: world.tick,
    answeredAt: null,
    answer: null,
  };
}

function processOptions(
  { world, handler, context, skewOf }: PlayerOptions,
  id: string,
): Pick<ProcessOptions, 'open' | 'clock' | 'context' | 'carryOut'> {
  return {
    open: world.emulator.open,
    clock: createProcessClock(world.clock, skewOf(id)),
    context,
    carryOut: handler.carryOut,
  };
}

function launchOf(
  under: Current,
  world: SimulatedWorld,
  id: string,
): Pick<ProcessOptions, 'launch' | 'start'> {
  if (under.kind === 'request') {
    const { call, idempotencyKey } = under.exchange;
    const event = createWebAppEvent(requestOf(call, world.scene.facts.keys, idempotencyKey));
    return {
      launch: { id, functionName: 'doPost', makeArguments: () => [event], onAttempt: () => undefined },
      start: { kind: 'web_app', activeUser: '' },
    };
  }
  const { functionName, makeArguments, execution, answers = [] } = under.call;
  const rest = [...answers];
  const onAttempt = (): void => {
    world.emulator.world.screen.answer = ({ kind }) => ({
      button: 'OK',
      text: kind === 'prompt' ? (rest.shift() ?? '') : '',
    });
  };
  return {
    launch: { id, functionName, makeArguments, onAttempt },
    start: { kind: execution, activeUser: localOwner },
  };
}
