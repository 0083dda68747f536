/*!
 * Business Billing API 1.1.0, build 70bb28649d8a
 * Source: https://git.example/business-billing-api
 * Licence: Apache-2.0. Built by `npm run build`; do not edit.
 */
// src/core/web-app-url.ts
var deployed = /^https:\/\/script\.google\.com\/(?:macros|a\/macros\/[^/?#\s]+|a\/[^/?#\s]+\/macros)(?:\/u\/\d+)?\/s\/([\w-]+)\/exec$/i;
var local = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?\/(?:[\w-]+\/)*exec$/i;
var mistakes = [
  [/^$/, "There is no address."],
  [/^https:\/\/docs\.google\.com\//i, "This is the address of a document, not of a web app."],
  [/^https:\/\/accounts\.google\.com\//i, "This is the address of a sign-in page, not of a web app."],
  [/^https:\/\/script\.googleusercontent\.com\//i, "At this address Google keeps one answer for a moment."],
  [/^https:\/\/script\.google\.com\/(?:u\/\d+\/)?(?:home|d)\//i, "This is the address of the script editor."],
  [/^https:\/\/script\.google\.com\/.*\/library\//i, "This is the address of a library."],
  [/\/dev(?:[/?#].*)?$/i, "An address that ends in /dev answers editors of the script only."],
  [/\/exec[/?#]/i, "It must end in /exec: leave out what comes after it."],
  [/^AKfyc[\w-]+$/, "This is the ID of a deployment."],
  [/^http:\/\/script\.google\.com\//i, "It must begin with https."],
  [/^https?:\/\/[^/\s]+/i, "This is not the address of a web app on script.google.com."]
];
var advice = "Copy the Web app URL of Deploy › Manage deployments: https://script.google.com/macros/s/…/exec";
function readWebAppUrl(text) {
  const given = text.trim();
  const id = deployed.exec(given)?.[1];
  if (id !== void 0) return { url: `https://script.google.com/macros/s/${id}/exec`, isLocal: false };
  if (local.test(given)) return { url: given, isLocal: true };
  const [, words] = mistakes.find(([mistake]) => mistake.test(given)) ?? [];
  return { fault: `${words ?? "It is not a URL."} ${advice}` };
}

// src/core/access/api-key-format.ts
var base62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
var checksumLetters = 6;
var form = /^bbk_(live|test|local)_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/;
function keyChecksum(randomPart) {
  return toBase62(crc32(randomPart), checksumLetters);
}
function modeOfKey(text) {
  const [, mode, random = "", checksum] = form.exec(text) ?? [];
  return mode !== void 0 && keyChecksum(random) === checksum ? mode : null;
}
function toBase62(value, width) {
  let text = "";
  for (let rest = value; rest > 0; rest = Math.floor(rest / 62)) text = base62.charAt(rest % 62) + text;
  return text.padStart(width, "0");
}
function crc32(text) {
  let crc = 4294967295;
  for (let index = 0; index < text.length; index++) {
    crc ^= text.charCodeAt(index);
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? crc >>> 1 ^ 3988292384 : crc >>> 1;
  }
  return ~crc >>> 0;
}

// src/core/access/credentials.ts
var credentialsDetails = {
  missing_api_key: 'Send your API key as "Authorization: Bearer <key>" or as "x-api-key: <key>".',
  invalid_api_key: "The API key is not valid. The owner makes one from the menu of the spreadsheet.",
  credentials_conflict: "Authorization and x-api-key carry different API keys. Send one."
};
var bearer = /^bearer(?: +(.*))?$/i;
function readCredentials(headers, own) {
  const fromBearer = bearer.exec((headers.authorization ?? "").trim())?.[1]?.trim() ?? "";
  const fromApiKey = (headers["x-api-key"] ?? "").trim();
  if (fromBearer && fromApiKey && fromBearer !== fromApiKey)
    return { ok: false, code: "credentials_conflict" };
  const key = fromBearer || fromApiKey;
  if (!key) return { ok: false, code: "missing_api_key" };
  const mode = modeOfKey(key);
  const isOwn = mode !== null && (own === null || mode === "test" || mode === own);
  return isOwn ? { ok: true, key, mode } : { ok: false, code: "invalid_api_key" };
}

// src/core/errors/refusal.ts
var Refusal = class extends Error {
  /** @param detail a sentence for a person: what is wrong, where, and what to do */
  constructor(code, detail, facts = {}) {
    super(detail);
    this.name = "Refusal";
    this.code = code;
    this.facts = facts;
  }
};

// src/core/access/rate-limit.ts
var rateLimit = 100;
var rateWindowMs = 6e4;

// src/core/api/rate-headers.ts
var windowSeconds = rateWindowMs / 1e3;
var ratePolicy = `"default";q=${rateLimit};w=${windowSeconds}`;
function rateHeaders(rate) {
  return {
    RateLimit: `"default";r=${rate.remaining};t=${rate.retryAfterSeconds}`,
    "X-RateLimit-Limit": String(rateLimit),
    "X-RateLimit-Remaining": String(rate.remaining),
    "X-RateLimit-Reset": String(Math.ceil(rate.resetAtMs / 1e3))
  };
}
function rateLimited(rate) {
  const { retryAfterSeconds } = rate;
  return new Refusal(
    "rate_limited",
    `At most ${rateLimit} requests in ${windowSeconds} seconds. Wait ${retryAfterSeconds} seconds.`,
    { headers: rateHeaders(rate), retryAfterSeconds }
  );
}

// src/core/schema/problem.ts
function faultText(code, sentence) {
  return `${code} ${sentence}`;
}
var notText = faultText("invalid_type", "Must be a text.");

// src/core/schema/record-id.ts
var sequenceLength = 7;
var testMark = 26 * 32 ** (sequenceLength - 1);

// src/core/api/request-id.ts
var wellFormed = /^(?!.*bbk_)[\w.-]{1,128}$/;
function callersRequestId(headers) {
  const given = headers["x-request-id"] ?? "";
  return wellFormed.test(given) ? given : null;
}

// src/core/schema/nearest-name.ts
function nearestName(given, names) {
  const near2 = names.map((name) => ({ name, edits: editDistance(given.toLowerCase(), name.toLowerCase()) })).filter(({ name, edits }) => edits <= Math.min(Math.max(2, Math.floor(name.length / 3)), name.length - 2)).sort((a, b) => a.edits - b.edits)[0];
  return near2 === void 0 ? null : near2.name;
}
function editDistance(from, to) {
  const source = from.slice(0, 60);
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= source.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const substitution = (row[j - 1] ?? 0) + (source[i - 1] === to[j - 1] ? 0 : 1);
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, substitution);
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

// src/core/api/base-path.ts
var basePath = "/api/v1";

// src/core/api/routes/match-route.ts
function matchesOf(routes, path) {
  const isBelow = path === basePath || path.startsWith(`${basePath}/`);
  const below = isBelow ? path.slice(basePath.length).replace(/(.)\/$/, "$1") || "/" : "";
  return routes.flatMap((route) => {
    const id = matchPath(route.path, below);
    return id === null ? [] : [{ route, id }];
  });
}
function matchPath(pattern, path) {
  const wanted = pattern.split("/");
  const given = path.split("/");
  if (wanted.length !== given.length) return null;
  let id = "";
  for (const [index, step] of wanted.entries()) {
    const actual = given[index] ?? "";
    if (step !== "{id}") {
      if (step !== actual) return null;
      continue;
    }
    if (actual === "") return null;
    id = actual;
  }
  return id;
}

// src/core/api/routes/refuse-route.ts
function refuseRoute(all, { method, path }) {
  const methods = matchesOf(all, path).map(({ route }) => String(route.method));
  if (methods.length === 0)
    return new Refusal("route_not_found", `There is nothing at ${path}.${nearestCollection(all, path)}`);
  return methods.includes(method) ? null : methodNotAllowed(method, path, methods);
}
function methodNotAllowed(method, path, methods) {
  const allow = [.../* @__PURE__ */ new Set([...methods, ...methods.includes("GET") ? ["HEAD"] : []])].join(", ");
  return new Refusal("method_not_allowed", `${path} does not support ${method}. It supports ${allow}.`, {
    headers: { Allow: allow }
  });
}
function nearestCollection(all, path) {
  const known = [...new Set(all.map((route) => route.path.split("/")[1] ?? ""))];
  const [, name = ""] = path.startsWith(`${basePath}/`) ? path.slice(basePath.length).split("/") : [];
  const near2 = known.includes(name) ? null : nearestName(name, known);
  return near2 === null ? "" : ` Did you mean ${basePath}/${near2}?`;
}

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
function classifyAnswer(answer, read) {
  if (answer.kind === "silence") return failed(answer.cause);
  if (answer.status >= 300 && answer.status < 400) return classifyRedirect(answer);
  if (answer.status !== 200) return failed(causeOfStatus(answer.status));
  if (isHtml(answer)) return failed(causeOfPage(answer.body));
  const envelope = read(answer.body);
  return typeof envelope === "string" ? failed(envelope) : { kind: "envelope", envelope };
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

// src/gateway/transport/exec-url.ts
var ECHO_ORIGIN = "https://script.googleusercontent.com";
var ECHO_PATH = "/macros/echo";
function resolveEchoUrl(location, execUrl) {
  if (!URL.canParse(location, execUrl)) return null;
  const target = new URL(location, execUrl);
  if (target.pathname !== ECHO_PATH || target.username !== "" || target.password !== "") return null;
  if (target.origin === ECHO_ORIGIN) return target.href;
  return leadsHere(execUrl) && isOwnOrigin(location, execUrl) ? target.href : null;
}
function leadsHere(execUrl) {
  const read = readWebAppUrl(execUrl);
  return "url" in read && read.isLocal;
}
function isOwnOrigin(location, execUrl) {
  return URL.canParse(location, execUrl) && new URL(location, execUrl).origin === new URL(execUrl).origin;
}

// src/gateway/transport/fetch-hop.ts
var ANSWER_BYTES_MAX = 16 * 1024 * 1024;
async function fetchHop(order) {
  const late = AbortSignal.timeout(order.timeoutMs);
  const signal = order.signal === null ? late : AbortSignal.any([late, order.signal]);
  const { fetch: fetch2 } = order;
  try {
    const response = await fetch2(order.url, buildRequest(order, signal));
    const body = await readText(response);
    if (body === null) return { kind: "silence", cause: "answer_too_long" };
    return {
      kind: "answer",
      status: response.status,
      contentType: response.headers.get("content-type") ?? "",
      location: response.headers.get("location"),
      body,
      url: response.url ?? "",
      isHidden: response.type === "opaqueredirect"
    };
  } catch {
    return { kind: "silence", cause: late.aborted ? "no_answer_in_time" : "no_connection" };
  }
}
async function readText(response) {
  if (!response.body) return response.text();
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > ANSWER_BYTES_MAX) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
function buildRequest(order, signal) {
  const common = { method: order.method, redirect: order.redirect, signal };
  if (order.body === void 0) return { ...common, headers: { accept: "application/json" } };
  return { ...common, headers: { "content-type": "text/plain;charset=utf-8" }, body: order.body };
}

// src/core/schema/merge-patch.ts
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// src/gateway/transport/read-answer.ts
var readAnswer = (text) => {
  const parsed = parseObject(text);
  if (parsed === null) return "not_an_envelope";
  return isNeutral(parsed) ? "answer_lost" : toEnvelope(parsed) ?? "not_an_envelope";
};
var STATUS_MIN = 200;
var STATUS_MAX = 599;
var NEUTRAL_CODE = "no_route";
function toEnvelope({ status, headers, body, encoding }) {
  if (typeof status !== "number" || !Number.isInteger(status)) return null;
  if (status < STATUS_MIN || status > STATUS_MAX) return null;
  if (!isObject(headers)) return null;
  const envelope = { status, headers: textsOf(headers), body: body ?? null };
  return encoding === "base64" ? { ...envelope, encoding } : envelope;
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
function textsOf(headers) {
  const entries = Object.entries(headers).filter(([, value]) => ["string", "number"].includes(typeof value));
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

// src/gateway/transport/failure.ts
var CAUSE_MEANINGS = {
  answer_lost: meaning("upstream_invalid_answer", 2, true, true),
  // Another attempt would bring the same answer.
  answer_too_long: meaning("upstream_invalid_answer", 30, false, true),
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
  // The gateway has not sent the request. Sending it again at once would only make the queue longer.
  too_many_waiting: meaning("workspace_overloaded", 5, false, false),
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
  if (!isRepeatable(failed2.request) || !CAUSE_MEANINGS[failed2.cause].isTransient) return null;
  if (failed2.attempts >= limits.attemptsMax) return null;
  const delayMs = spreadPause(limits.backoffMs * 2 ** (failed2.attempts - 1), failed2.random);
  return failed2.elapsedMs + delayMs > limits.retryWindowMs ? null : delayMs;
}
function isRead({ envelope }) {
  return READ_METHODS.has(envelope.method);
}
function isRepeatable(request) {
  return request.key !== null || isRead(request);
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
function attemptAlone({ envelope }, settings) {
  return attemptCall({ text: JSON.stringify(envelope), read: readAnswer }, settings);
}
async function attemptCall(call, settings) {
  const { text, read } = call;
  if (settings.redirect === "follow")
    return readFollowed(await post(text, settings, "follow"), read, settings);
  const answer = await post(text, settings, "manual");
  if (answer.kind === "answer" && answer.isHidden)
    return readFollowed(await post(text, settings, "follow"), read, settings);
  const verdict = classifyAnswer(answer, read);
  if (verdict.kind !== "redirect") return verdict;
  const echoUrl = resolveEchoUrl(verdict.location, settings.execUrl);
  if (echoUrl !== null) return readSecondHop(echoUrl, read, settings);
  const isLost = isOwnOrigin(verdict.location, settings.execUrl);
  return { kind: "failed", cause: isLost ? "answer_lost" : "sign_in_required" };
}
function post(text, settings, redirect) {
  return fetchHop({
    url: settings.execUrl,
    method: "POST",
    body: text,
    redirect,
    fetch: settings.fetch,
    timeoutMs: settings.limits.postMs,
    signal: settings.signal
  });
}
async function readFollowed(answer, read, settings) {
  const verdict = classifyAnswer(answer, read);
  if (verdict.kind === "envelope") return verdict;
  const echoUrl = answer.kind === "answer" ? resolveEchoUrl(answer.url, settings.execUrl) : null;
  if (echoUrl !== null) return readSecondHop(echoUrl, read, settings);
  return verdict.kind === "redirect" ? { kind: "failed", cause: "not_an_envelope" } : verdict;
}
async function readSecondHop(echoUrl, read, settings) {
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
      }),
      read
    );
    if (verdict.kind === "envelope") return verdict;
    if (verdict.kind === "failed" && verdict.cause === "answer_too_long") return verdict;
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
    now: options.now ?? (() => performance.now()),
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
var saysNothingDone = /* @__PURE__ */ new Set(["workspace_overloaded", "workspace_unavailable"]);
async function callWebApp(envelope, options, attempt = attemptAlone) {
  const settings = completeSettings(options);
  const request = ensureIdempotencyKey(envelope, settings.mintKey);
  const startedAt = settings.now();
  let mayHaveRun = false;
  for (let attempts = 1; ; attempts += 1) {
    settings.signal?.throwIfAborted();
    const result = await attempt(request, settings);
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
  if ([429, 503].includes(answer.status) && mayHaveRun && request.key !== null) {
    return toFailure("answer_lost", request, mayHaveRun);
  }
  if (!request.isMinted || request.key === null) return answer;
  const kept = Object.entries(answer.headers).filter(([name]) => name.toLowerCase() !== REPLAY_HEADER);
  if (answer.status >= 500) kept.push(["Idempotency-Key", request.key]);
  return { ...answer, headers: Object.fromEntries(kept) };
}
function toFailure(cause, request, mayHaveRun) {
  const meaning2 = CAUSE_MEANINGS[cause];
  const isWrite = request.key !== null;
  const isUnknown = isWrite && mayHaveRun && saysNothingDone.has(meaning2.code);
  const code = isUnknown ? "outcome_unknown" : meaning2.code;
  return { ...meaning2, code, cause, mayHaveRun, idempotencyKey: request.key };
}

// src/gateway/http/header-names.ts
var FORWARDED_HEADERS = [
  "authorization",
  "x-api-key",
  "content-type",
  "content-encoding",
  "accept",
  "idempotency-key",
  "if-match",
  "if-none-match",
  "x-request-id",
  "x-test-today"
];
var ALLOWED_HEADERS = [
  ...FORWARDED_HEADERS,
  "mcp-protocol-version",
  "x-requested-with",
  "traceparent",
  "tracestate"
];
var PASSED_HEADERS = [
  "X-Request-Id",
  "RateLimit-Policy",
  "RateLimit",
  "X-RateLimit-Limit",
  "X-RateLimit-Remaining",
  "X-RateLimit-Reset",
  "ETag",
  "Location",
  "Link",
  "Retry-After",
  "Allow",
  "Accept-Encoding",
  "WWW-Authenticate",
  "Idempotency-Key",
  "Idempotent-Replayed",
  "Deprecation",
  "Sunset",
  "Content-Disposition",
  "Missing-Glyphs"
];
var EXPOSED_HEADERS = [...PASSED_HEADERS, "Cache-Control"];

// src/gateway/http/json-response.ts
function jsonResponse(status, headers, value) {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  headers.set("Content-Length", String(bytes.byteLength));
  return new Response(bytes, { status, headers });
}

// src/gateway/http/document-response.ts
var sandbox = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";
var policies = {
  "application/xml": sandbox,
  "text/csv": sandbox,
  "text/html": sandbox,
  "application/pdf": "default-src 'none'"
};
function documentResponse({ status, headers: given, body, encoding }, headers) {
  const type = Object.entries(given).find(([name]) => name.toLowerCase() === "content-type")?.[1] ?? "";
  const policy = policies[type.split(";")[0]?.trim().toLowerCase() ?? ""];
  if (policy === void 0 || typeof body !== "string") return null;
  const bytes = encoding === "base64" ? bytesOf(body) : new TextEncoder().encode(body);
  headers.set("Content-Type", type);
  headers.set("Content-Length", String(bytes.byteLength));
  headers.set("Content-Security-Policy", policy);
  headers.set("X-Content-Type-Options", "nosniff");
  return new Response(bytes, { status, headers });
}
function bytesOf(base64) {
  try {
    return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  } catch (_malformed) {
    throw new RangeError("The body is no Base64.");
  }
}

// src/gateway/http/answer-response.ts
var PASSED = new Set(PASSED_HEADERS.map((name) => name.toLowerCase()));
var HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;
var EMPTY_STATUSES = /* @__PURE__ */ new Set([204, 205, 304]);
function answerResponse(answer, place, requestId) {
  const headers = new Headers({ "X-Request-Id": requestId, "Cache-Control": "no-store" });
  for (const [given, value] of Object.entries(answer.headers)) {
    const name = given.toLowerCase();
    const sent = PASSED.has(name) && HEADER_VALUE.test(value) ? sentValue(name, value, place) : null;
    if (sent !== null) headers.set(name, sent);
  }
  if (answer.body === null || EMPTY_STATUSES.has(answer.status)) {
    return new Response(null, { status: answer.status, headers });
  }
  const document = answer.status < 400 ? documentResponse(answer, headers) : null;
  if (document !== null) return document;
  headers.set("Content-Type", answer.status >= 400 ? "application/problem+json" : "application/json");
  return jsonResponse(answer.status, headers, answer.body);
}
var RETRY_AFTER_SECONDS_MAX = 3600;
var OWN_PATH = /^\/(?![/\\])/;
var LINK = /<([^>]*)>/g;
function sentValue(name, value, { baseUrl, prefix }) {
  const base = (baseUrl ?? "") + prefix;
  switch (name) {
    case "x-request-id":
      return callersRequestId({ [name]: value });
    case "location":
      return OWN_PATH.test(value) ? base + value : null;
    case "link":
      return Array.from(value.matchAll(LINK)).every(([, path = ""]) => OWN_PATH.test(path)) ? value.replace(LINK, (_link, path) => `<${base}${path}>`) : null;
    case "retry-after":
      return /^\d+$/.test(value) ? String(Math.min(Number(value), RETRY_AFTER_SECONDS_MAX)) : null;
    case "www-authenticate":
      return /^bearer\b/i.test(value) ? value : null;
    default:
      return value;
  }
}

// src/gateway/http/gateway-options.ts
var DirectoryOutage = class extends Error {
  constructor(cause) {
    super(`The directory of workspaces cannot be read. ${cause}`, { cause });
    this.name = "DirectoryOutage";
  }
};

// src/gateway/http/bound-directory.ts
function boundDirectory(directory, limitMs) {
  return (name) => {
    const found = directory(name);
    return found instanceof Promise ? within(found, limitMs) : found;
  };
}
async function within(found, limitMs) {
  let timer;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new DirectoryOutage(`No answer within ${limitMs} ms.`)), limitMs);
  });
  try {
    return await Promise.race([found, late]);
  } finally {
    clearTimeout(timer);
  }
}

// src/core/api/read-search.ts
function hasBrokenEscape(text) {
  try {
    decodeURIComponent(text);
    return false;
  } catch (_malformed) {
    return true;
  }
}

// src/gateway/http/build-envelope.ts
function buildEnvelope(parts) {
  return {
    method: parts.method === "HEAD" ? "GET" : parts.method,
    path: parts.path,
    // What cannot be decoded goes as it came: the workspace refuses it.
    query: hasBrokenEscape(parts.search) ? parts.search.slice(1) : writeQuery(new URLSearchParams(parts.search)),
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
var notUtf8 = "��";
async function readBodyText(request) {
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
    return notUtf8;
  }
}

// src/gateway/http/caller-address.ts
var GROUPS_OF_NETWORK = 4;
function networkOf(address) {
  if (address.includes(".")) return address.slice(address.lastIndexOf(":") + 1);
  return (address.split("::")[0] ?? "").split(":").slice(0, GROUPS_OF_NETWORK).join(":");
}

// src/gateway/http/known-callers.ts
var CALLERS_MAX = 1e4;
function createKnownCallers() {
  const known = /* @__PURE__ */ new Set();
  return {
    has: (hash) => known.has(hash),
    learn(hash, answer) {
      if (!isRefused(answer) && !isLetIn(answer)) return;
      known.delete(hash);
      if (isLetIn(answer)) known.add(hash);
      const [oldest] = known;
      if (known.size > CALLERS_MAX && oldest !== void 0) known.delete(oldest);
    }
  };
}
function isRefused({ status }) {
  return status === 401;
}
function isLetIn({ status, headers }) {
  return status < 400 || Object.keys(headers).some((name) => name.toLowerCase() === "ratelimit");
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

// src/core/errors/error-table.ts
var errorTable = {
  malformed_json: 400,
  unknown_parameter: 400,
  invalid_parameter: 400,
  cursor_invalid: 400,
  cursor_mismatch: 400,
  credentials_conflict: 400,
  invalid_idempotency_key: 400,
  no_route: 400,
  missing_api_key: 401,
  invalid_api_key: 401,
  insufficient_scope: 403,
  key_not_allowed_in_url: 403,
  not_found: 404,
  route_not_found: 404,
  method_not_allowed: 405,
  invalid_state: 409,
  invoice_not_editable: 409,
  quotation_not_editable: 409,
  not_deletable: 409,
  invoice_has_payments: 409,
  quotation_expired: 409,
  quotation_already_invoiced: 409,
  payment_already_voided: 409,
  number_taken: 409,
  number_reserved: 409,
  external_id_taken: 409,
  sku_taken: 409,
  period_locked: 409,
  too_many_endpoints: 409,
  record_quarantined: 409,
  credit_note_applied: 409,
  invoice_has_credit_notes: 409,
  payment_refunded: 409,
  etag_mismatch: 412,
  payload_too_large: 413,
  unsupported_media_type: 415,
  validation_failed: 422,
  einvoice_not_ready: 422,
  no_recipient: 422,
  idempotency_key_reused: 422,
  rate_limited: 429,
  internal_error: 500,
  workspace_busy: 503,
  workspace_unavailable: 503,
  outcome_unknown: 503,
  workspace_misconfigured: 503
};
function titleOfCode(code) {
  return code.replace(/_/g, " ").replace(/^.|\b(api|json|url)\b/g, (word) => word.toUpperCase());
}

// src/gateway/http/problem-response.ts
function problemResponse(code, context, extra = {}) {
  const problem = EDGE_PROBLEMS[code];
  return written(code, { ...problem, detail: extra.detail ?? problem.detail }, context, extra.headers);
}
function refusalResponse({ code, message, facts }, context) {
  const { headers, retryAfterSeconds } = facts;
  const problem = { status: errorTable[code], title: titleOfCode(code), detail: message };
  const wait = retryAfterSeconds === void 0 ? {} : { "Retry-After": String(retryAfterSeconds) };
  return written(code, problem, context, { ...headers, ...wait });
}
function written(code, { status, title, detail }, { instance, requestId }, more = {}) {
  const type = `urn:problem-type:billing:${code}`;
  const body = { type, title, status, code, detail, instance, request_id: requestId };
  const headers = new Headers({
    "Content-Type": "application/problem+json",
    "Cache-Control": "no-store",
    "X-Request-Id": requestId,
    "RateLimit-Policy": ratePolicy,
    ...status === 401 ? { "WWW-Authenticate": 'Bearer realm="Business Billing API"' } : {},
    ...more
  });
  return jsonResponse(status, headers, body);
}
function failureResponse(failure, context) {
  const headers = {};
  if (failure.retryAfterSeconds !== null) headers["Retry-After"] = String(failure.retryAfterSeconds);
  if (failure.idempotencyKey === null) return problemResponse(failure.code, context, { headers });
  headers["Idempotency-Key"] = failure.idempotencyKey;
  const { detail } = EDGE_PROBLEMS[failure.code];
  const advice2 = failure.mayHaveRun ? "The request may have been carried out. Repeat it with the Idempotency-Key of this answer." : "Nothing was changed.";
  return problemResponse(failure.code, context, { headers, detail: `${detail} ${advice2}` });
}
function credentialsProblems() {
  const problem = (code) => ({
    status: errorTable[code],
    title: titleOfCode(code),
    detail: credentialsDetails[code]
  });
  return {
    credentials_conflict: problem("credentials_conflict"),
    invalid_api_key: problem("invalid_api_key"),
    missing_api_key: problem("missing_api_key")
  };
}
var EDGE_PROBLEMS = {
  internal_error: {
    status: 500,
    title: "Internal error",
    detail: "The gateway failed unexpectedly."
  },
  ...credentialsProblems(),
  method_not_allowed: {
    status: errorTable.method_not_allowed,
    title: titleOfCode("method_not_allowed"),
    detail: "This path does not take that method."
  },
  payload_too_large: {
    status: 413,
    title: "Payload too large",
    detail: "The request body is longer than 256 KiB."
  },
  outcome_unknown: {
    status: 503,
    title: "Outcome unknown",
    detail: "The workspace did not confirm the write."
  },
  unsupported_media_type: {
    status: errorTable.unsupported_media_type,
    title: titleOfCode("unsupported_media_type"),
    detail: "Send the body as application/json."
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

// src/gateway/http/rate-limit-cache.ts
var ENTRIES_MAX = 1e4;
var SECONDS_MAX = rateWindowMs / 1e3;
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
      if (now >= refusal.answeredAt && now < refusal.surelyUntil)
        return Math.ceil((refusal.retryAt - now) / 1e3);
      refusals.delete(keyHash);
      return null;
    }
  };
}
function toRefusal(answer, { sentAt, answeredAt }) {
  const wanted = Number(findHeader(answer.headers, "retry-after"));
  if (answer.status !== 429 || !Number.isInteger(wanted) || wanted < 1) return null;
  const seconds = Math.min(wanted, SECONDS_MAX);
  return { answeredAt, surelyUntil: sentAt + (seconds - 1) * 1e3, retryAt: answeredAt + seconds * 1e3 };
}
function dropOldest(refusals) {
  const [oldest] = refusals.keys();
  if (oldest !== void 0) refusals.delete(oldest);
}
async function hashApiKey(key, execUrl) {
  const bytes = new TextEncoder().encode(`${execUrl} ${key}`);
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
function findHeader(headers, name) {
  return Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
}

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
var DIRECTORY_MS_MAX = 5e3;
function createApiServer(options) {
  return {
    options: { ...options, workspaces: boundDirectory(options.workspaces, DIRECTORY_MS_MAX) },
    rateLimits: createRateLimitCache(),
    known: createKnownCallers(),
    now: options.now ?? Date.now,
    elapsedMs: options.elapsedMs ?? (() => performance.now())
  };
}
async function serveApi(request, server, { baseUrl, address = "", signal, hungUp }) {
  const url = new URL(request.url);
  const target = findRouteTarget(url.pathname);
  const context = { instance: url.pathname, requestId: requestIdOf(request, server) };
  const body = await readBodyText(request);
  if (body === null) return atEdge(problemResponse("payload_too_large", context));
  const key = findKey(request.headers, target, context);
  if (key instanceof Response) return atEdge(key);
  const workspace = await findWorkspace(target, server);
  if (workspace === null) return atEdge(problemResponse("workspace_not_found", context));
  const keyHash = key === null ? null : await hashApiKey(key, workspace.execUrl);
  const wait = keyHash === null ? null : server.rateLimits.find(keyHash, server.elapsedMs());
  if (wait !== null) return atEdge(refusalResponse(stillLimited(wait, server.now()), context));
  const { method, headers } = request;
  const envelope = buildEnvelope({ method, path: target.path, search: url.search, headers, body });
  const isKnown = () => keyHash !== null && server.known.has(keyHash);
  const refusal = server.routes === void 0 ? null : refuseUnrouted(envelope, server.routes, isKnown());
  if (refusal !== null) return atEdge(refusalResponse(refusal, { ...context, instance: target.path }));
  const sentAt = server.elapsedMs();
  const { execUrl } = workspace;
  const transport = { ...server.options, execUrl, now: server.elapsedMs, signal };
  const named = { ...envelope, headers: { ...envelope.headers, "x-request-id": context.requestId } };
  const caller = { name: keyHash ?? "", origin: networkOf(address), isKnown, hungUp: hungUp ?? null };
  const attempt = server.packs?.open(caller);
  const result = await callWebApp(named, transport, attempt);
  if (isFailure(result)) return { response: failureResponse(result, context), cause: result.cause };
  if (keyHash !== null) {
    server.known.learn(keyHash, result);
    server.rateLimits.store(keyHash, result, { sentAt, answeredAt: server.elapsedMs() });
  }
  const answer = body === notUtf8 ? namingEncoding(result) : result;
  return answered(answer, { baseUrl, prefix: target.prefix }, context);
}
function refuseUnrouted({ method, path }, routes, isKnown) {
  if (isOpenPath(path)) return method === "GET" ? null : methodNotAllowed(method, path, ["GET"]);
  return isKnown ? refuseRoute(routes, { method, path }) : null;
}
function stillLimited(retryAfterSeconds, nowMs) {
  return rateLimited({ remaining: 0, retryAfterSeconds, resetAtMs: nowMs + retryAfterSeconds * 1e3 });
}
function namingEncoding(answer) {
  const body = answer.body;
  if (body?.code !== "malformed_json") return answer;
  return { ...answer, body: { ...body, detail: "The body is not UTF-8. Send JSON as UTF-8." } };
}
function requestIdOf({ headers }, server) {
  const given = { "x-request-id": headers.get("x-request-id") ?? "" };
  return callersRequestId(given) ?? mintRequestId(server.now());
}
function findKey(headers, { path }, context) {
  if (isOpenPath(path)) return null;
  const given = {
    authorization: headers.get("authorization") ?? "",
    "x-api-key": headers.get("x-api-key") ?? ""
  };
  const credentials = readCredentials(given, null);
  if (credentials.ok) return credentials.key;
  const { code } = credentials;
  const refused = { ...context, instance: path };
  if (code !== "missing_api_key" || isApiPath(path)) return problemResponse(code, refused);
  return problemResponse(code, refused, { detail: `The API is under /api/v1. ${credentialsDetails[code]}` });
}
async function findWorkspace({ workspace }, server) {
  if (workspace !== null && !isWorkspaceName(workspace)) return null;
  return server.options.workspaces(workspace);
}
function answered(answer, place, context) {
  try {
    return atEdge(answerResponse(answer, place, context.requestId));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const cause = "not_an_envelope";
    const failure = { ...CAUSE_MEANINGS[cause], cause, idempotencyKey: null };
    return { response: failureResponse(failure, context), cause };
  }
}
function atEdge(response) {
  return { response, cause: null };
}

// src/gateway/client/create-billing-fetch.ts
function createBillingFetch(address, options = {}) {
  const read = readWebAppUrl(address);
  if ("fault" in read) throw new TypeError(`The web app cannot be called at "${address}". ${read.fault}`);
  const execUrl = read.url;
  const bases = [execUrl, address.trim()];
  const server = createApiServer({
    workspaces: (name) => name === null ? { execUrl } : null,
    fetch: options.fetch ?? ((url, init) => fetch(url, init)),
    redirect: hidesRedirects() ? "follow" : "manual",
    elapsedMs: options.now
  });
  return async (input, init) => {
    const request = toApiRequest(input, init, bases);
    const { signal } = request;
    signal.throwIfAborted();
    const facts = { baseUrl: baseUrlOf(input, bases), signal };
    const { response } = await Promise.race([serveApi(request, server, facts), rejectWhenAborted(signal)]);
    return request.method === "HEAD" ? new Response(null, response) : response;
  };
}
function hidesRedirects() {
  return "XMLHttpRequest" in globalThis;
}
function toApiRequest(input, init, bases) {
  if (!(input instanceof Request)) return new Request(toApiUrl(String(input), bases), init);
  const url = toApiUrl(input.url, bases);
  const request = url === input.url ? input : new Request(url, input);
  return init === void 0 ? request : new Request(request, init);
}
function toApiUrl(url, bases) {
  const base = bases.find((one) => url.startsWith(`${one}/`)) ?? "";
  return new URL(url.slice(base.length), bases[0]).href;
}
function baseUrlOf(input, bases) {
  const url = input instanceof Request ? input.url : String(input);
  const base = bases.find((one) => url.startsWith(`${one}/`));
  if (base !== void 0) return base;
  return URL.canParse(url) ? new URL(url).origin : null;
}
function rejectWhenAborted(signal) {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
export {
  createBillingFetch
};
