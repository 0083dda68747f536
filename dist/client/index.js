/*!
 * Business Billing API 1.0.0, build 4cb09f84ab14
 * Source: https://git.example/business-billing-api
 * Licence: Apache-2.0. Built by `npm run build`; do not edit.
 */
// src/gateway/transport/html-markers.ts
var atTheSameTime = [
  "simult[aá]n|contemporaneamente|gleichzeitig|gelijktijdig|tegelijk|samtidig|samanaikaises",
  "jednocześnie|równocześnie|současně|súčasne|egyidejű|egyszerre|concomitent|istovremeno",
  "одновременн|одночасн|едновременн|ταυτόχρον|aynı anda|eş ?zamanlı|בו[- ]זמנית|متزامن|نفس الوقت",
  "同時|同时|동시|พร้อมกัน|cùng lúc|đồng thời|bersamaan|serentak|एक साथ"
].join("|");
var oneDay = [
  "for one day|too much computer time|einem Tag|un (seul )?jour|une (seule )?journée|un (solo |mismo )?día",
  "um (único |só )?dia|un (solo )?giorno|één dag|\\ben dag|yhden päivän|jeden dzień|jednego dnia|jeden den|egy nap",
  "o zi\\b|один день|одного дня|сутки|μία ημέρα|bir gün|יום אחד|يوم واحد",
  "1 ?日|一日|一天|1 ?天|하루|1일|หนึ่งวัน|một ngày|satu hari|एक दिन"
].join("|");
var longest = "maxim|máxim|massim|maksim|maksym|maximál|legnagyobb|максимальн|μέγιστ|en uzun|azami|最大|最長|最长|최대|สูงสุด|tối đa";
var running = [
  "execu|exécu|ejecu|esecu|ausführ|uitvoer|wykon|körning|kørsel|kjøring|suoritus|provád|végrehajt|выполнен|виконан",
  "εκτέλεσ|çalış|yürüt|実行|起動|执行|執行|실행|ทำงาน|thực thi|eksekusi"
].join("|");
var consent = "authori[sz]|autoris|autori[zs]a|autorizz|autoryz|авториз|yetkilend|承認|授权|授權|승인";
var HTML_MARKERS = [
  { pattern: /maxsimultaneous/i, cause: "too_many_at_once" },
  { pattern: /\bqps\b|Utilities\.sleep\(|too many times (per second|in a short time)/i, cause: "too_fast" },
  { pattern: /accounts\.google\.com|ServiceLogin|Meet Google Drive/i, cause: "sign_in_required" },
  { pattern: /<title>Apps Script<\/title>|\bdo(Get|Post)\b/, cause: "script_failed" },
  { pattern: new RegExp(oneDay, "i"), cause: "daily_quota" },
  { pattern: near(longest, running), cause: "ran_too_long" },
  { pattern: /\b\w*Error: |\(\p{L}+ \d+, [^)]*["“«„][^)]*\)/u, cause: "script_failed" },
  { pattern: new RegExp(atTheSameTime, "i"), cause: "too_many_at_once" },
  { pattern: new RegExp(consent, "i"), cause: "sign_in_required" },
  { pattern: /\bException: /, cause: "script_failed" },
  { pattern: /font-family: ?monospace|docs\/script\/images/i, cause: "google_refused" }
];
function near(first, second) {
  return new RegExp(`(${first})[^<.]{0,60}(${second})|(${second})[^<.]{0,60}(${first})`, "i");
}

// src/gateway/transport/classify-answer.ts
var HTML_CHARACTERS_READ = 2e4;
function classifyAnswer(answer) {
  if (answer.kind === "silence") return failed(answer.cause);
  if (answer.status >= 300 && answer.status < 400) return classifyRedirect(answer);
  if (answer.status !== 200) return failed(causeOfStatus(answer.status));
  if (isHtml(answer)) return failed(causeOfPage(answer.body));
  const envelope = parseResponseEnvelope(answer.body);
  if (envelope === null) return failed("not_an_envelope");
  if (envelope === "neutral") return failed("answer_lost");
  return { kind: "envelope", envelope };
}
function classifyRedirect(answer) {
  if (answer.location === null) return failed("not_an_envelope");
  return { kind: "redirect", location: answer.location };
}
function causeOfStatus(status) {
  if (status === 404) return "unknown_deployment";
  if (status === 401 || status === 403) return "sign_in_required";
  if (status === 429) return "too_fast";
  if (status === 504) return "no_answer_in_time";
  return status >= 500 ? "google_error" : "not_an_envelope";
}
function isHtml(answer) {
  return answer.body.trimStart().startsWith("<") || /html/i.test(answer.contentType);
}
function causeOfPage(page) {
  const text = page.slice(0, HTML_CHARACTERS_READ);
  return HTML_MARKERS.find((marker) => marker.pattern.test(text))?.cause ?? "script_failed";
}
function failed(cause) {
  return { kind: "failed", cause };
}
var STATUS_MIN = 200;
var STATUS_MAX = 599;
var NEUTRAL_CODE = "no_route";
function parseResponseEnvelope(text) {
  const parsed = parseObject(text);
  if (parsed === null) return null;
  if (isNeutral(parsed)) return "neutral";
  const { status, headers, body } = parsed;
  if (typeof status !== "number" || !Number.isInteger(status)) return null;
  if (status < STATUS_MIN || status > STATUS_MAX) return null;
  if (!isObject(headers)) return null;
  return { status, headers: textsOf(headers), body: body ?? null };
}
function isNeutral(parsed) {
  if (parsed.code === NEUTRAL_CODE) return true;
  return isObject(parsed.body) && parsed.body.code === NEUTRAL_CODE;
}
function parseObject(text) {
  try {
    const value = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function textsOf(headers) {
  const entries = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return Object.fromEntries(entries);
}

// src/gateway/transport/exec-url.ts
var PUBLISHED = /^https:\/\/script\.google\.com\/macros\/s\/[\w-]+\/exec$/;
var LOOPBACK_HOSTS = /* @__PURE__ */ new Set(["localhost", "127.0.0.1", "[::1]"]);
function isLoopback(execUrl) {
  return URL.canParse(execUrl) && LOOPBACK_HOSTS.has(new URL(execUrl).hostname);
}
function findExecUrlFault(execUrl) {
  if (!URL.canParse(execUrl)) return "It is not a URL.";
  const { pathname, search, hash } = new URL(execUrl);
  if (search !== "" || hash !== "") return "It must end in /exec, without a query or a fragment.";
  if (pathname.endsWith("/dev"))
    return "An address ending in /dev answers editors only; take the one ending in /exec.";
  if (!pathname.endsWith("/exec")) return "It must end in /exec.";
  if (isLoopback(execUrl) || PUBLISHED.test(execUrl)) return null;
  return "It must read https://script.google.com/macros/s/<deployment id>/exec, without /u/0 or a domain in it.";
}
var ECHO_ORIGIN = "https://script.googleusercontent.com";
var ECHO_PATH = "/macros/echo";
function resolveEchoUrl(location, execUrl) {
  if (!URL.canParse(location, execUrl)) return null;
  const target = new URL(location, execUrl);
  if (target.pathname !== ECHO_PATH || target.username !== "" || target.password !== "") return null;
  if (target.origin === ECHO_ORIGIN) return target.href;
  return isLoopback(execUrl) && isOwnOrigin(location, execUrl) ? target.href : null;
}
function isOwnOrigin(location, execUrl) {
  return URL.canParse(location, execUrl) && new URL(location, execUrl).origin === new URL(execUrl).origin;
}

// src/gateway/transport/fetch-hop.ts
async function fetchHop(order) {
  const late = AbortSignal.timeout(order.timeoutMs);
  const signal = order.signal === null ? late : AbortSignal.any([late, order.signal]);
  const { fetch: fetch2 } = order;
  try {
    const response = await fetch2(order.url, buildRequest(order, signal));
    return {
      kind: "answer",
      status: response.status,
      contentType: response.headers.get("content-type") ?? "",
      location: response.headers.get("location"),
      body: await response.text(),
      url: response.url ?? "",
      isHidden: response.type === "opaqueredirect"
    };
  } catch {
    return { kind: "silence", cause: late.aborted ? "no_answer_in_time" : "no_connection" };
  }
}
function buildRequest(order, signal) {
  const common = { method: order.method, redirect: order.redirect, signal };
  if (order.body === void 0) return { ...common, headers: { accept: "application/json" } };
  return { ...common, headers: { "content-type": "text/plain;charset=utf-8" }, body: order.body };
}

// src/gateway/transport/failure.ts
var CAUSE_MEANINGS = {
  answer_lost: meaning("upstream_invalid_answer", 2, true, true),
  // Quotas return 24 hours after their first use, a time that cannot be read. An hour limits the polling.
  daily_quota: meaning("workspace_unavailable", 3600, false, true),
  google_error: meaning("workspace_unavailable", 5, true, true),
  // Too many executions at once is by far the most frequent reason why Google refuses a call.
  google_refused: meaning("workspace_overloaded", 5, true, true),
  // The time is used up: the caller decides whether to wait as long again.
  no_answer_in_time: meaning("upstream_timeout", 5, false, true),
  no_connection: meaning("workspace_unavailable", 5, true, true),
  not_an_envelope: meaning("upstream_invalid_answer", 30, false, true),
  ran_too_long: meaning("upstream_timeout", 30, false, true),
  script_failed: meaning("upstream_invalid_answer", 5, true, true),
  // The owner has to allow anonymous callers again, or to give consent; that takes minutes.
  sign_in_required: meaning("workspace_unavailable", 300, false, false),
  too_fast: meaning("workspace_overloaded", 2, true, false),
  too_many_at_once: meaning("workspace_overloaded", 5, true, false),
  unknown_deployment: meaning("workspace_not_found", null, false, false)
};
function isFailure(result) {
  return "cause" in result;
}
function meaning(code, retryAfterSeconds, isTransient, mayHaveRun) {
  return { code, retryAfterSeconds, isTransient, mayHaveRun };
}

// src/gateway/transport/retry-policy.ts
var READ_METHODS = /* @__PURE__ */ new Set(["GET", "HEAD"]);
function decideRetry(failed2, limits) {
  const isRepeatable = failed2.request.key !== null || READ_METHODS.has(failed2.request.envelope.method);
  if (!isRepeatable || !CAUSE_MEANINGS[failed2.cause].isTransient) return null;
  if (failed2.attempts >= limits.attemptsMax) return null;
  const delayMs = spreadPause(limits.backoffMs * 2 ** (failed2.attempts - 1), failed2.random);
  return failed2.elapsedMs + delayMs > limits.retryWindowMs ? null : delayMs;
}
var KEY_HEADER = "idempotency-key";
var KEYED_METHODS = /* @__PURE__ */ new Set(["POST", "PATCH", "DELETE"]);
var VALID_KEY = /^[\x21-\x7e]{1,255}$/;
function ensureIdempotencyKey(envelope, mintKey) {
  if (!KEYED_METHODS.has(envelope.method)) return { envelope, key: null, isMinted: false };
  const given = envelope.headers?.[KEY_HEADER];
  if (given !== void 0) return { envelope, key: VALID_KEY.test(given) ? given : null, isMinted: false };
  const key = mintKey();
  return {
    envelope: { ...envelope, headers: { ...envelope.headers, [KEY_HEADER]: key } },
    key,
    isMinted: true
  };
}
function spreadPause(pauseMs, random) {
  return Math.round(pauseMs * (0.5 + random / 2));
}

// src/gateway/transport/attempt-call.ts
async function attemptCall(envelope, settings) {
  if (settings.redirect === "follow") return readFollowed(await post(envelope, settings, "follow"), settings);
  const answer = await post(envelope, settings, "manual");
  if (answer.kind === "answer" && answer.isHidden)
    return readFollowed(await post(envelope, settings, "follow"), settings);
  const verdict = classifyAnswer(answer);
  if (verdict.kind !== "redirect") return verdict;
  const echoUrl = resolveEchoUrl(verdict.location, settings.execUrl);
  if (echoUrl !== null) return readSecondHop(echoUrl, settings);
  const isLost = isOwnOrigin(verdict.location, settings.execUrl);
  return { kind: "failed", cause: isLost ? "answer_lost" : "sign_in_required" };
}
function post(envelope, settings, redirect) {
  return fetchHop({
    url: settings.execUrl,
    method: "POST",
    body: JSON.stringify(envelope),
    redirect,
    fetch: settings.fetch,
    timeoutMs: settings.limits.postMs,
    signal: settings.signal
  });
}
async function readFollowed(answer, settings) {
  const verdict = classifyAnswer(answer);
  if (verdict.kind === "envelope") return verdict;
  const echoUrl = answer.kind === "answer" ? resolveEchoUrl(answer.url, settings.execUrl) : null;
  if (echoUrl !== null) return readSecondHop(echoUrl, settings);
  return verdict.kind === "redirect" ? { kind: "failed", cause: "not_an_envelope" } : verdict;
}
async function readSecondHop(echoUrl, settings) {
  const pausesMs = [0, ...settings.limits.echoPausesMs];
  let url = echoUrl;
  for (const pauseMs of pausesMs) {
    if (pauseMs > 0) await settings.sleep(spreadPause(pauseMs, settings.random()));
    settings.signal?.throwIfAborted();
    const verdict = classifyAnswer(
      await fetchHop({
        url,
        method: "GET",
        redirect: "manual",
        fetch: settings.fetch,
        timeoutMs: settings.limits.echoReadMs,
        signal: settings.signal
      })
    );
    if (verdict.kind === "envelope") return verdict;
    if (verdict.kind === "redirect") url = resolveEchoUrl(verdict.location, settings.execUrl) ?? url;
  }
  return { kind: "failed", cause: "answer_lost" };
}

// src/gateway/transport/transport-settings.ts
function completeSettings(options) {
  return {
    execUrl: options.execUrl,
    fetch: options.fetch,
    redirect: options.redirect ?? "manual",
    signal: options.signal ?? null,
    now: options.now ?? Date.now,
    random: options.random ?? Math.random,
    sleep: options.sleep ?? sleepFor,
    mintKey: options.mintKey ?? (() => crypto.randomUUID()),
    limits: { ...TRANSPORT_LIMITS, ...options.limits }
  };
}
function sleepFor(ms) {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
var TRANSPORT_LIMITS = {
  // Google queues a call for tens of seconds when the owner's 30 executions are busy, then still runs it.
  postMs: 9e4,
  // The answer is already stored; a read that took longer than this never ended in our measurements.
  echoReadMs: 18e3,
  // Failed reads of the stored answer come in bursts of a few seconds; most are over by the third read.
  echoPausesMs: [700, 2e3, 5e3],
  // Two repeats outlast the bursts that we have seen; more would add load to a workspace in trouble.
  attemptsMax: 3,
  // Most callers give up after a minute; a later attempt would have no reader.
  retryWindowMs: 45e3,
  // An execution takes about a second; after that, a slot of the owner may be free.
  backoffMs: 1e3
};

// src/gateway/transport/call-web-app.ts
var REPLAY_HEADER = "idempotent-replayed";
async function callWebApp(envelope, options) {
  const settings = completeSettings(options);
  const request = ensureIdempotencyKey(envelope, settings.mintKey);
  const startedAt = settings.now();
  let mayHaveRun = false;
  for (let attempts = 1; ; attempts += 1) {
    settings.signal?.throwIfAborted();
    const result = await attemptCall(request.envelope, settings);
    if (result.kind === "envelope") return toCallersView(result.envelope, request, mayHaveRun);
    settings.signal?.throwIfAborted();
    mayHaveRun ||= CAUSE_MEANINGS[result.cause].mayHaveRun;
    const elapsedMs = settings.now() - startedAt;
    const failed2 = { request, cause: result.cause, attempts, elapsedMs, random: settings.random() };
    const delayMs = decideRetry(failed2, settings.limits);
    if (delayMs === null) return toFailure(result.cause, request, mayHaveRun);
    await settings.sleep(delayMs);
  }
}
function toCallersView(answer, request, mayHaveRun) {
  if (answer.status === 429 && mayHaveRun && request.key !== null) {
    return toFailure("answer_lost", request, mayHaveRun);
  }
  if (!request.isMinted || request.key === null) return answer;
  const kept = Object.entries(answer.headers).filter(([name]) => name.toLowerCase() !== REPLAY_HEADER);
  if (answer.status >= 500) kept.push(["Idempotency-Key", request.key]);
  return { ...answer, headers: Object.fromEntries(kept) };
}
function toFailure(cause, request, mayHaveRun) {
  return { ...CAUSE_MEANINGS[cause], cause, mayHaveRun, idempotencyKey: request.key };
}

// src/gateway/http/answer-response.ts
var NOT_FORWARDED = /* @__PURE__ */ new Set([
  "connection",
  "content-encoding",
  "content-length",
  "content-type",
  "keep-alive",
  "transfer-encoding"
]);
var HEADER_NAME = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/;
var HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;
var EMPTY_STATUSES = /* @__PURE__ */ new Set([204, 205, 304]);
function answerResponse(answer, target, requestId) {
  const headers = new Headers({ "X-Request-Id": requestId, "Cache-Control": "no-store" });
  for (const [name, value] of Object.entries(answer.headers)) {
    if (isSendable(name, value))
      headers.set(name, placeUnderPrefix(name.toLowerCase(), value, target.prefix));
  }
  if (answer.body === null || EMPTY_STATUSES.has(answer.status)) {
    return new Response(null, { status: answer.status, headers });
  }
  headers.set("Content-Type", answer.status >= 400 ? "application/problem+json" : "application/json");
  return new Response(JSON.stringify(answer.body), { status: answer.status, headers });
}
function isSendable(name, value) {
  return HEADER_NAME.test(name) && HEADER_VALUE.test(value) && !NOT_FORWARDED.has(name.toLowerCase());
}
function placeUnderPrefix(name, value, prefix) {
  if (name === "location" && value.startsWith("/")) return prefix + value;
  if (name === "link") return value.replaceAll("</", `<${prefix}/`);
  return value;
}

// src/gateway/http/rate-limit-cache.ts
var ENTRIES_MAX = 1e4;
function createRateLimitCache() {
  const refusals = /* @__PURE__ */ new Map();
  return {
    store(keyHash, answer, times) {
      const refusal = toRefusal(answer, times);
      if (refusal === null) return;
      refusals.delete(keyHash);
      if (refusals.size >= ENTRIES_MAX) dropOldest(refusals);
      refusals.set(keyHash, refusal);
    },
    find(keyHash, now) {
      const refusal = refusals.get(keyHash);
      if (refusal === void 0) return null;
      if (now < refusal.surelyUntil) return withTimeLeft(refusal, now);
      refusals.delete(keyHash);
      return null;
    }
  };
}
function toRefusal(answer, times) {
  const seconds = Number(findHeader(answer.headers, "retry-after"));
  if (answer.status !== 429 || !Number.isInteger(seconds) || seconds < 1) return null;
  const surelyUntil = times.sentAt + (seconds - 1) * 1e3;
  return { answer, surelyUntil, retryAt: times.answeredAt + seconds * 1e3 };
}
function withTimeLeft(refusal, now) {
  const seconds = String(Math.ceil((refusal.retryAt - now) / 1e3));
  const headers = Object.entries(refusal.answer.headers).map(([name, value]) => {
    if (name.toLowerCase() === "retry-after") return [name, seconds];
    if (name.toLowerCase() === "ratelimit") return [name, value.replace(/;t=\d+/, `;t=${seconds}`)];
    return [name, value];
  });
  return { ...refusal.answer, headers: Object.fromEntries(headers) };
}
function dropOldest(refusals) {
  const [oldest] = refusals.keys();
  if (oldest !== void 0) refusals.delete(oldest);
}
function recalledRefusal(refusal, context) {
  const headers = Object.entries(refusal.headers).filter(([name]) => name.toLowerCase() !== "x-request-id");
  const body = { ...Object(refusal.body), instance: context.instance, request_id: context.requestId };
  return { ...refusal, headers: Object.fromEntries(headers), body };
}
var BEARER = /^bearer +(\S+) *$/i;
async function hashApiKey(headers, execUrl) {
  const inAuthorization = BEARER.exec(headers.get("authorization") ?? "")?.[1] ?? null;
  const inOwnHeader = headers.get("x-api-key");
  if (inAuthorization !== null && inOwnHeader !== null && inAuthorization !== inOwnHeader) return null;
  const key = inAuthorization ?? inOwnHeader;
  if (key === null) return null;
  const bytes = new TextEncoder().encode(`${execUrl} ${key}`);
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
function findHeader(headers, name) {
  return Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
}

// src/gateway/http/header-names.ts
var FORWARDED_HEADERS = [
  "authorization",
  "x-api-key",
  "content-type",
  "accept",
  "idempotency-key",
  "if-match",
  "x-request-id"
];

// src/gateway/http/build-envelope.ts
function buildEnvelope(parts) {
  return {
    method: parts.method === "HEAD" ? "GET" : parts.method,
    path: parts.path,
    query: writeQuery(parts.search),
    headers: pickHeaders(parts.headers),
    body: parts.body
  };
}
function writeQuery(search) {
  return Array.from(
    search,
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`
  ).join("&");
}
function pickHeaders(headers) {
  const picked = {};
  for (const name of FORWARDED_HEADERS) {
    const value = headers.get(name);
    if (value !== null) picked[name] = value;
  }
  return picked;
}
var BODY_BYTES_MAX = 256 * 1024;
async function readBody(request) {
  if (Number(request.headers.get("content-length") ?? 0) > BODY_BYTES_MAX) return null;
  if (!request.body) return decodeWithin(new Uint8Array(await request.arrayBuffer()));
  const reader = request.body.getReader();
  const chunks = [];
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > BODY_BYTES_MAX) {
      await reader.cancel();
      return null;
    }
    chunks.push(part.value);
  }
  return decode(chunks);
}
function decodeWithin(bytes) {
  return bytes.byteLength > BODY_BYTES_MAX ? null : decode([bytes]);
}
function decode(chunks) {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join("") + decoder.decode();
  } catch {
    return "�";
  }
}

// src/gateway/http/mint-request-id.ts
var CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
var TIME_CHARACTERS = 10;
var RANDOM_CHARACTERS = 16;
function mintRequestId(nowMs) {
  const random = crypto.getRandomValues(new Uint8Array(RANDOM_CHARACTERS));
  return `req_${encodeTime(nowMs)}${Array.from(random, (byte) => CROCKFORD.charAt(byte % 32)).join("")}`;
}
function encodeTime(nowMs) {
  let rest = Math.floor(nowMs);
  let text = "";
  for (let place = 0; place < TIME_CHARACTERS; place += 1) {
    text = CROCKFORD.charAt(rest % 32) + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}

// src/core/access/rate-limit.ts
var rateLimit = 100;
var rateWindowMs = 6e4;

// src/core/api/rate-headers.ts
var windowSeconds = rateWindowMs / 1e3;
var ratePolicy = `"default";q=${rateLimit};w=${windowSeconds}`;

// src/gateway/http/problem-response.ts
function problemResponse(code, context, extra = {}) {
  const { status, title, detail } = EDGE_PROBLEMS[code];
  const body = {
    type: `urn:problem-type:billing:${code}`,
    title,
    status,
    code,
    detail: extra.detail ?? detail,
    instance: context.instance,
    request_id: context.requestId
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      "Content-Type": "application/problem+json",
      "Cache-Control": "no-store",
      "X-Request-Id": context.requestId,
      "RateLimit-Policy": ratePolicy,
      ...status === 401 ? { "WWW-Authenticate": 'Bearer realm="Business Billing API"' } : {},
      ...extra.headers
    }
  });
}
function failureResponse(failure, context) {
  const headers = {};
  if (failure.retryAfterSeconds !== null) headers["Retry-After"] = String(failure.retryAfterSeconds);
  if (failure.idempotencyKey === null) return problemResponse(failure.code, context, { headers });
  headers["Idempotency-Key"] = failure.idempotencyKey;
  const { detail } = EDGE_PROBLEMS[failure.code];
  const advice = failure.mayHaveRun ? "The request may have been carried out. Repeat it with the Idempotency-Key of this answer." : "Nothing was changed.";
  return problemResponse(failure.code, context, { headers, detail: `${detail} ${advice}` });
}
var EDGE_PROBLEMS = {
  internal_error: {
    status: 500,
    title: "Internal error",
    detail: "The gateway failed unexpectedly."
  },
  missing_api_key: {
    status: 401,
    title: "Missing API key",
    detail: 'The API is under /api/v1. Send your API key as "Authorization: Bearer <key>" or as "x-api-key: <key>".'
  },
  payload_too_large: {
    status: 413,
    title: "Payload too large",
    detail: "The request body is longer than 256 KiB."
  },
  upstream_invalid_answer: {
    status: 502,
    title: "Invalid answer from the workspace",
    detail: "The workspace sent no usable answer."
  },
  upstream_timeout: {
    status: 504,
    title: "The workspace did not answer in time",
    detail: "The workspace took too long to answer."
  },
  workspace_not_found: {
    status: 404,
    title: "Workspace not found",
    detail: "No workspace is deployed at this address."
  },
  workspace_overloaded: {
    status: 503,
    title: "Workspace overloaded",
    detail: "The workspace is busy with the maximum number of requests."
  },
  workspace_unavailable: {
    status: 503,
    title: "Workspace unavailable",
    detail: "The workspace cannot be reached, has used up a daily quota, or is not open to callers."
  }
};

// src/gateway/http/route-target.ts
var NAMED = /^(\/w\/([^/]+))(\/.*)$/;
var OPEN_PATH = /^\/(health|openapi\.json)\/?$/;
var API_PATH = /^\/api\/v1(\/.*)?$/;
function findRouteTarget(pathname) {
  const [, prefix = "", workspace = null, path = pathname] = NAMED.exec(pathname) ?? [];
  return { workspace, prefix, path };
}
function isOpenPath(path) {
  return OPEN_PATH.test(path);
}
function isApiPath(path) {
  return API_PATH.test(path);
}
var WORKSPACE_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,62}$/;
function isWorkspaceName(name) {
  return WORKSPACE_NAME.test(name);
}

// src/gateway/http/serve-api.ts
function createApiServer(options) {
  return { options, rateLimits: createRateLimitCache(), now: options.now ?? Date.now };
}
async function serveApi(request, server, signal) {
  const url = new URL(request.url);
  const context = { instance: url.pathname, requestId: mintRequestId(server.now()) };
  const target = findRouteTarget(url.pathname);
  const body = await readBody(request);
  if (body === null) return atEdge(problemResponse("payload_too_large", context));
  if (isUnknownPath(target, request.headers)) return atEdge(problemResponse("missing_api_key", context));
  const workspace = await findWorkspace(target, server);
  if (workspace === null) return atEdge(problemResponse("workspace_not_found", context));
  const keyHash = await hashLimitedKey(request.headers, target, workspace);
  const refusal = keyHash === null ? null : server.rateLimits.find(keyHash, server.now());
  if (refusal !== null)
    return atEdge(answerResponse(recalledRefusal(refusal, context), target, context.requestId));
  const envelope = buildEnvelope({
    method: request.method,
    path: target.path,
    search: url.searchParams,
    headers: request.headers,
    body
  });
  const sentAt = server.now();
  const result = await callWebApp(envelope, { ...server.options, execUrl: workspace.execUrl, signal });
  if (isFailure(result)) return { response: failureResponse(result, context), cause: result.cause };
  if (keyHash !== null) server.rateLimits.store(keyHash, result, { sentAt, answeredAt: server.now() });
  return atEdge(answerResponse(result, target, context.requestId));
}
function isUnknownPath({ path }, headers) {
  const hasKey = headers.has("authorization") || headers.has("x-api-key");
  return !hasKey && !isApiPath(path) && !isOpenPath(path);
}
async function findWorkspace({ workspace }, server) {
  if (workspace !== null && !isWorkspaceName(workspace)) return null;
  return server.options.workspaces(workspace);
}
async function hashLimitedKey(headers, target, { execUrl }) {
  return isOpenPath(target.path) ? null : hashApiKey(headers, execUrl);
}
function atEdge(response) {
  return { response, cause: null };
}

// src/gateway/client/create-billing-fetch.ts
function createBillingFetch(execUrl, options = {}) {
  const fault = findExecUrlFault(execUrl);
  if (fault !== null) throw new TypeError(`The web app cannot be called at "${execUrl}". ${fault}`);
  const server = createApiServer({
    workspaces: (name) => name === null ? { execUrl } : null,
    fetch: options.fetch ?? ((url, init) => fetch(url, init)),
    redirect: hidesRedirects() ? "follow" : "manual",
    now: options.now
  });
  return async (input, init) => {
    const request = toApiRequest(input, init, execUrl);
    const { signal } = request;
    signal.throwIfAborted();
    const { response } = await Promise.race([serveApi(request, server, signal), rejectWhenAborted(signal)]);
    return request.method === "HEAD" ? new Response(null, response) : response;
  };
}
function hidesRedirects() {
  return "XMLHttpRequest" in globalThis;
}
function toApiRequest(input, init, execUrl) {
  if (!(input instanceof Request)) return new Request(toApiUrl(String(input), execUrl), init);
  const url = toApiUrl(input.url, execUrl);
  const request = url === input.url ? input : new Request(url, input);
  return init === void 0 ? request : new Request(request, init);
}
function toApiUrl(url, execUrl) {
  const path = url.startsWith(`${execUrl}/`) ? url.slice(execUrl.length) : url;
  return new URL(path, execUrl).href;
}
function rejectWhenAborted(signal) {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
export {
  createBillingFetch
};
