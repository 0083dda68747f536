/** One execution of the script: its user, gate, clock, realm and switches. */
import type { EmulatorClock } from '../time/clock.ts';
import type { Gate } from './gate.ts';
import type { LatencyModel } from './latency.ts';
import type { Realm } from '../realm/realm.ts';
import type { Switches } from '../switches.ts';

export type ExecutionKind =
  | 'web_app'
  | 'simple_trigger'
  | 'installable_trigger'
  | 'time_trigger'
  | 'menu'
  | 'page';

export interface Execution {
  /** Unique within the emulator. */
  readonly id: string;
  readonly kind: ExecutionKind;
  /** The e-mail of the person in front of the screen, blank for an anonymous caller. */
  readonly activeUser: string;
  /** The account that has deployed the web app that answers; missing: the owner's. */
  readonly deployer?: string;
  readonly gate: Gate;
  readonly clock: EmulatorClock;
  readonly realm: Realm;
  readonly latency: LatencyModel;
  readonly switches: Switches;
  /** Runs at the end of the execution, also when it was stopped: pending writes first, then locks. */
  onEnd(order: 'writes' | 'locks', finish: () => void): void;
}
