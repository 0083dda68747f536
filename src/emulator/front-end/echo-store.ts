/** The stored answers that the second hop fetches by their one-time key. */
import { randomBytes } from 'node:crypto';

export interface StoredAnswer {
  /** With the charset. */
  readonly mimeType: string;
  readonly content: string;
  /** Whether the script answered a GET without parameters. */
  readonly isOfBareGet: boolean;
}

/** Google answers its one-time URL again for a while. No source says how long; the emulator assumes a minute. */
const answerLifetimeMs = 60_000;

export interface EchoStore {
  /** Keeps an answer and returns its key. */
  put(answer: StoredAnswer): string;
  /** The answer of a key that is known and not too old. */
  get(key: string): StoredAnswer | undefined;
}

/** An empty store on that clock. */
export function createEchoStore(now: () => number): EchoStore {
  const answers = new Map<string, { readonly answer: StoredAnswer; readonly expiresMs: number }>();
  return {
    put(answer) {
      for (const [key, { expiresMs }] of answers) if (expiresMs <= now()) answers.delete(key);
      const key = randomBytes(48).toString('base64url');
      answers.set(key, { answer, expiresMs: now() + answerLifetimeMs });
      return key;
    },
    get(key) {
      const kept = answers.get(key);
      return kept && now() < kept.expiresMs ? kept.answer : undefined;
    },
  };
}
