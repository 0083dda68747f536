/** Remembers which callers a workspace has let in, so that those whom nobody knows do not stand in their way. */
import type { ResponseEnvelope } from '../../core/api/message.ts';

// A hash of 64 characters each, about 200 bytes: 2 MB. Who is forgotten is a stranger for one request.
const CALLERS_MAX = 10_000;

/** The callers that one gateway knows. */
export interface KnownCallers {
  has(hash: string): boolean;
  /** Learns from the workspace's answer whether it has let the caller in. */
  learn(hash: string, answer: ResponseEnvelope): void;
}

/** Knows nobody yet. */
export function createKnownCallers(): KnownCallers {
  const known = new Set<string>();
  return {
    has: (hash) => known.has(hash),
    learn(hash, answer) {
      // Whoever was answered last stands at the end.
      if (!isRefused(answer) && !isLetIn(answer)) return;
      known.delete(hash);
      if (isLetIn(answer)) known.add(hash);
      const [oldest] = known;
      if (known.size > CALLERS_MAX && oldest !== undefined) known.delete(oldest);
    },
  };
}

function isRefused({ status }: ResponseEnvelope): boolean {
  return status === 401;
}

// The workspace refuses some requests before it looks at their key. Only behind that it tells what is left of the limit.
function isLetIn({ status, headers }: ResponseEnvelope): boolean {
  return status < 400 || Object.keys(headers).some((name) => name.toLowerCase() === 'ratelimit');
}
