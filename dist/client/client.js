/*!
 * Business Billing API 1.1.0, build 70bb28649d8a
 * Source: https://git.example/business-billing-api
 * Licence: Apache-2.0. Built by `npm run build`; do not edit.
 */
// src/gateway/client/billing-refusal.ts
var BillingRefusal = class extends Error {
  constructor(problem, headers) {
    super(problem.detail);
    this.name = "BillingRefusal";
    this.problem = problem;
    this.status = problem.status;
    this.code = problem.code;
    this.headers = headers;
  }
};
function isRefusal(error, ...codes) {
  return error instanceof BillingRefusal && (codes.length === 0 || codes.includes(error.code));
}
function readRefusal(response, text) {
  return new BillingRefusal(readProblem(text) ?? unexplained(response), response.headers);
}
function readProblem(text) {
  try {
    const problem = JSON.parse(text);
    const isOne = typeof problem === "object" && problem !== null && "code" in problem && "detail" in problem;
    return isOne ? problem : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
function unexplained({ status }) {
  return {
    status,
    code: "no_problem",
    detail: `The answer has the status ${status} and no problem document.`
  };
}

// src/gateway/client/send-patiently.ts
var repeatable = /* @__PURE__ */ new Set([429, 502, 503, 504]);
var attemptsDefault = 5;
var pauseMaxDefaultMs = 6e4;
var firstPauseMs = 500;
async function sendPatiently(url, init, options) {
  const { fetch: send = (to, how) => fetch(to, how), attempts = attemptsDefault } = options;
  const { pauseMaxMs = pauseMaxDefaultMs } = options;
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await sendOnce(send, url, init);
    if ("answer" in outcome) return outcome.answer;
    const pauseMs = outcome.pauseMs ?? firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);
    if (!outcome.mayRepeat || attempt >= attempts || pauseMs > pauseMaxMs) throw outcome.error;
    await pause(pauseMs, init.signal);
  }
}
async function sendOnce(send, url, init) {
  let response;
  let body;
  try {
    response = await send(url, init);
    body = await response.arrayBuffer();
  } catch (error2) {
    return { error: error2, mayRepeat: init.signal?.aborted !== true && isAddress(url), pauseMs: null };
  }
  const kept = [204, 205, 304].includes(response.status) ? null : body;
  const { status, headers } = response;
  if (status < 400) return { answer: new Response(kept, { status, headers }) };
  const error = readRefusal(response, new TextDecoder().decode(body));
  return { error, mayRepeat: repeatable.has(status), pauseMs: readRetryAfter(headers) };
}
function isAddress(url) {
  return url.startsWith("/") || URL.canParse(url);
}
function readRetryAfter(headers) {
  const value = headers.get("retry-after");
  if (value === null) return null;
  if (/^\d+$/.test(value)) return Number(value) * 1e3;
  const time = Date.parse(value);
  return Number.isNaN(time) ? null : Math.max(0, time - Date.now());
}
function pause(ms, signal) {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal?.addEventListener("abort", stop, { once: true });
  });
}

// src/gateway/client/billing-client.ts
function connect(operations2, settings) {
  const request = async (operationId, parts = {}) => {
    const operation = operations2[operationId];
    if (operation === void 0) throw new TypeError(`There is no operation "${operationId}".`);
    const response = await sendPatiently(
      urlOf(operation, settings, parts),
      initOf(operation, settings, parts),
      settings
    );
    return { status: response.status, headers: response.headers, data: await readBody(response) };
  };
  const methods = Object.keys(operations2).map((operationId) => [
    operationId,
    async (parts) => (await request(operationId, parts)).data
  ]);
  return {
    ...Object.fromEntries(methods),
    request,
    each: (operationId, parts) => eachRecord(request, operationId, parts)
  };
}
function urlOf({ path }, { baseUrl = "" }, parts) {
  const filled = path.replace(/\{(\w+)\}/g, (_braces, name) => {
    const value = parts.path?.[name];
    if (value === void 0 || value === "") throw new TypeError(`The path ${path} needs "${name}".`);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams(Object.entries(parts.query ?? {}).flatMap(pairsOf)).toString();
  return `${baseUrl.replace(/\/+$/, "")}${filled}${query === "" ? "" : `?${query}`}`;
}
function pairsOf([name, value]) {
  if (value === void 0 || value === null) return [];
  if (Array.isArray(value)) return [[name, value.join(",")]];
  if (typeof value !== "object") return [[name, String(value)]];
  return Object.entries(value).map(([key, entry]) => [`${name}[${key}]`, String(entry)]);
}
function initOf({ method, keyed }, { key }, { body, idempotencyKey, ifMatch, ifNoneMatch, headers, signal }) {
  const own = {
    "x-api-key": key,
    "Content-Type": body === void 0 ? void 0 : "application/json",
    // Made here and once, so that each repetition of the request has the same.
    "Idempotency-Key": idempotencyKey ?? (keyed ? crypto.randomUUID() : void 0),
    "If-Match": ifMatch,
    "If-None-Match": ifNoneMatch
  };
  const given = Object.entries(own).filter((entry) => entry[1] !== void 0);
  return {
    method,
    headers: { ...Object.fromEntries(given), ...headers },
    ...body === void 0 ? {} : { body: JSON.stringify(body) },
    ...signal === void 0 ? {} : { signal }
  };
}
async function readBody(response) {
  if (response.status === 304) return null;
  const type = response.headers.get("content-type") ?? "";
  if (type.includes("json")) return response.json();
  return type.startsWith("application/pdf") ? new Uint8Array(await response.arrayBuffer()) : response.text();
}
async function* eachRecord(request, operationId, parts = {}) {
  for (let query = parts.query ?? {}; ; ) {
    const { data } = await request(operationId, { ...parts, query });
    if (!isPage(data)) throw new TypeError(`"${operationId}" answers no list.`);
    yield* data.data;
    if (data.next_cursor === null) return;
    query = { ...query, cursor: data.next_cursor };
  }
}
function isPage(data) {
  return typeof data === "object" && data !== null && "next_cursor" in data && "data" in data;
}

// src/gateway/client/verify-webhook.ts
var WebhookForged = class extends Error {
  constructor() {
    super(...arguments);
    this.name = "WebhookForged";
  }
};
var toleranceDefault = 300;
var encoder = new TextEncoder();
async function verifyWebhook(arrived) {
  const id = headerOf(arrived.headers, "webhook-id");
  const timestamp = headerOf(arrived.headers, "webhook-timestamp");
  const signatures = headerOf(arrived.headers, "webhook-signature");
  const seconds = /^\d+$/.test(timestamp) ? Number(timestamp) : Number.NaN;
  const apart = Math.abs(Date.now() / 1e3 - seconds);
  if (!(apart <= (arrived.toleranceSeconds ?? toleranceDefault)))
    throw new WebhookForged("The webhook was not signed at this time.");
  const body = typeof arrived.body === "string" ? encoder.encode(arrived.body) : arrived.body;
  const head = encoder.encode(`${id}.${timestamp}.`);
  const signed = new Uint8Array(head.length + body.length);
  signed.set(head);
  signed.set(body, head.length);
  const raw = secretBytes(arrived.secret);
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", raw, hmac, false, ["verify"]);
  for (const signature of signatures.split(" ")) {
    const bytes = signature.startsWith("v1,") ? fromBase64(signature.slice("v1,".length)) : null;
    if (bytes !== null && await crypto.subtle.verify("HMAC", key, bytes, signed))
      return JSON.parse(new TextDecoder().decode(body));
  }
  throw new WebhookForged("No signature of the webhook is that of the secret.");
}
function headerOf(headers, name) {
  const value = headers instanceof Headers ? headers.get(name) : headerIn(headers, name);
  if (typeof value !== "string" || value === "") throw new WebhookForged(`The webhook has no ${name}.`);
  return value;
}
function headerIn(headers, name) {
  return Object.entries(headers).find(([one]) => one.toLowerCase() === name)?.[1];
}
function secretBytes(secret) {
  const bytes = fromBase64(secret.replace(/^whsec_/, ""));
  if (bytes === null || bytes.length === 0) throw new TypeError("The secret is none of a webhook endpoint.");
  return bytes;
}
function fromBase64(text) {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return null;
  if (text.replace(/=+$/, "").length % 4 === 1) return null;
  return Uint8Array.from(atob(text.replace(/=+$/, "")), (character) => character.charCodeAt(0));
}

// src/gateway/client/operations.js
var operations = {
  listCustomers: { "method": "GET", "path": "/api/v1/customers", "keyed": false },
  createCustomer: { "method": "POST", "path": "/api/v1/customers", "keyed": true },
  getCustomer: { "method": "GET", "path": "/api/v1/customers/{id}", "keyed": false },
  updateCustomer: { "method": "PATCH", "path": "/api/v1/customers/{id}", "keyed": true },
  deleteCustomer: { "method": "DELETE", "path": "/api/v1/customers/{id}", "keyed": true },
  listProducts: { "method": "GET", "path": "/api/v1/products", "keyed": false },
  createProduct: { "method": "POST", "path": "/api/v1/products", "keyed": true },
  getProduct: { "method": "GET", "path": "/api/v1/products/{id}", "keyed": false },
  updateProduct: { "method": "PATCH", "path": "/api/v1/products/{id}", "keyed": true },
  deleteProduct: { "method": "DELETE", "path": "/api/v1/products/{id}", "keyed": true },
  listInvoices: { "method": "GET", "path": "/api/v1/invoices", "keyed": false },
  createInvoice: { "method": "POST", "path": "/api/v1/invoices", "keyed": true },
  getInvoice: { "method": "GET", "path": "/api/v1/invoices/{id}", "keyed": false },
  updateInvoice: { "method": "PATCH", "path": "/api/v1/invoices/{id}", "keyed": true },
  deleteInvoice: { "method": "DELETE", "path": "/api/v1/invoices/{id}", "keyed": true },
  finalizeInvoice: { "method": "POST", "path": "/api/v1/invoices/{id}/finalize", "keyed": true },
  voidInvoice: { "method": "POST", "path": "/api/v1/invoices/{id}/void", "keyed": true },
  listPayments: { "method": "GET", "path": "/api/v1/payments", "keyed": false },
  createPayment: { "method": "POST", "path": "/api/v1/payments", "keyed": true },
  getPayment: { "method": "GET", "path": "/api/v1/payments/{id}", "keyed": false },
  updatePayment: { "method": "PATCH", "path": "/api/v1/payments/{id}", "keyed": true },
  createInvoicePayment: { "method": "POST", "path": "/api/v1/invoices/{id}/payments", "keyed": true },
  listInvoicePayments: { "method": "GET", "path": "/api/v1/invoices/{id}/payments", "keyed": false },
  sendQuotation: { "method": "POST", "path": "/api/v1/quotations/{id}/send", "keyed": true },
  issueQuotation: { "method": "POST", "path": "/api/v1/quotations/{id}/issue", "keyed": true },
  acceptQuotation: { "method": "POST", "path": "/api/v1/quotations/{id}/accept", "keyed": true },
  declineQuotation: { "method": "POST", "path": "/api/v1/quotations/{id}/decline", "keyed": true },
  cancelQuotation: { "method": "POST", "path": "/api/v1/quotations/{id}/cancel", "keyed": true },
  convertQuotation: { "method": "POST", "path": "/api/v1/quotations/{id}/convert", "keyed": true },
  duplicateQuotation: { "method": "POST", "path": "/api/v1/quotations/{id}/duplicate", "keyed": true },
  rotateLinkQuotation: { "method": "POST", "path": "/api/v1/quotations/{id}/rotate_link", "keyed": true },
  markUncollectibleInvoice: { "method": "POST", "path": "/api/v1/invoices/{id}/mark_uncollectible", "keyed": true },
  duplicateInvoice: { "method": "POST", "path": "/api/v1/invoices/{id}/duplicate", "keyed": true },
  rotateLinkInvoice: { "method": "POST", "path": "/api/v1/invoices/{id}/rotate_link", "keyed": true },
  voidPayment: { "method": "POST", "path": "/api/v1/payments/{id}/void", "keyed": true },
  applyPayment: { "method": "POST", "path": "/api/v1/payments/{id}/apply", "keyed": true },
  unapplyPayment: { "method": "POST", "path": "/api/v1/payments/{id}/unapply", "keyed": true },
  refundPayment: { "method": "POST", "path": "/api/v1/payments/{id}/refund", "keyed": true },
  issueCreditNote: { "method": "POST", "path": "/api/v1/credit_notes/{id}/issue", "keyed": true },
  applyCreditNote: { "method": "POST", "path": "/api/v1/credit_notes/{id}/apply", "keyed": true },
  unapplyCreditNote: { "method": "POST", "path": "/api/v1/credit_notes/{id}/unapply", "keyed": true },
  refundCreditNote: { "method": "POST", "path": "/api/v1/credit_notes/{id}/refund", "keyed": true },
  voidCreditNote: { "method": "POST", "path": "/api/v1/credit_notes/{id}/void", "keyed": true },
  rotateLinkCreditNote: { "method": "POST", "path": "/api/v1/credit_notes/{id}/rotate_link", "keyed": true },
  voidRefund: { "method": "POST", "path": "/api/v1/refunds/{id}/void", "keyed": true },
  cancelEmail: { "method": "POST", "path": "/api/v1/emails/{id}/cancel", "keyed": true },
  listQuotations: { "method": "GET", "path": "/api/v1/quotations", "keyed": false },
  createQuotation: { "method": "POST", "path": "/api/v1/quotations", "keyed": true },
  getQuotation: { "method": "GET", "path": "/api/v1/quotations/{id}", "keyed": false },
  updateQuotation: { "method": "PATCH", "path": "/api/v1/quotations/{id}", "keyed": true },
  deleteQuotation: { "method": "DELETE", "path": "/api/v1/quotations/{id}", "keyed": true },
  listCreditNotes: { "method": "GET", "path": "/api/v1/credit_notes", "keyed": false },
  createCreditNote: { "method": "POST", "path": "/api/v1/credit_notes", "keyed": true },
  listRefunds: { "method": "GET", "path": "/api/v1/refunds", "keyed": false },
  createRefund: { "method": "POST", "path": "/api/v1/refunds", "keyed": true },
  listEmails: { "method": "GET", "path": "/api/v1/emails", "keyed": false },
  getCreditNote: { "method": "GET", "path": "/api/v1/credit_notes/{id}", "keyed": false },
  updateCreditNote: { "method": "PATCH", "path": "/api/v1/credit_notes/{id}", "keyed": true },
  deleteCreditNote: { "method": "DELETE", "path": "/api/v1/credit_notes/{id}", "keyed": true },
  getRefund: { "method": "GET", "path": "/api/v1/refunds/{id}", "keyed": false },
  updateRefund: { "method": "PATCH", "path": "/api/v1/refunds/{id}", "keyed": true },
  getEmail: { "method": "GET", "path": "/api/v1/emails/{id}", "keyed": false },
  createCustomerBatch: { "method": "POST", "path": "/api/v1/customers/batch", "keyed": true },
  createProductBatch: { "method": "POST", "path": "/api/v1/products/batch", "keyed": true },
  createQuotationBatch: { "method": "POST", "path": "/api/v1/quotations/batch", "keyed": true },
  createInvoiceBatch: { "method": "POST", "path": "/api/v1/invoices/batch", "keyed": true },
  createPaymentBatch: { "method": "POST", "path": "/api/v1/payments/batch", "keyed": true },
  createCreditNoteBatch: { "method": "POST", "path": "/api/v1/credit_notes/batch", "keyed": true },
  createRefundBatch: { "method": "POST", "path": "/api/v1/refunds/batch", "keyed": true },
  previewInvoice: { "method": "POST", "path": "/api/v1/invoices/preview", "keyed": false },
  previewCreditNote: { "method": "POST", "path": "/api/v1/credit_notes/preview", "keyed": false },
  listInvoiceCreditNotes: { "method": "GET", "path": "/api/v1/invoices/{id}/credit_notes", "keyed": false },
  getInvoiceUbl: { "method": "GET", "path": "/api/v1/invoices/{id}/ubl", "keyed": false },
  getInvoiceCii: { "method": "GET", "path": "/api/v1/invoices/{id}/cii", "keyed": false },
  getInvoiceEinvoiceCheck: { "method": "GET", "path": "/api/v1/invoices/{id}/einvoice_check", "keyed": false },
  getCreditNoteUbl: { "method": "GET", "path": "/api/v1/credit_notes/{id}/ubl", "keyed": false },
  getCreditNoteCii: { "method": "GET", "path": "/api/v1/credit_notes/{id}/cii", "keyed": false },
  getCreditNoteEinvoiceCheck: { "method": "GET", "path": "/api/v1/credit_notes/{id}/einvoice_check", "keyed": false },
  getInvoiceHtml: { "method": "GET", "path": "/api/v1/invoices/{id}/html", "keyed": false },
  getInvoicePdf: { "method": "GET", "path": "/api/v1/invoices/{id}/pdf", "keyed": false },
  getQuotationHtml: { "method": "GET", "path": "/api/v1/quotations/{id}/html", "keyed": false },
  getQuotationPdf: { "method": "GET", "path": "/api/v1/quotations/{id}/pdf", "keyed": false },
  getCreditNoteHtml: { "method": "GET", "path": "/api/v1/credit_notes/{id}/html", "keyed": false },
  getCreditNotePdf: { "method": "GET", "path": "/api/v1/credit_notes/{id}/pdf", "keyed": false },
  emailInvoice: { "method": "POST", "path": "/api/v1/invoices/{id}/email", "keyed": true },
  emailQuotation: { "method": "POST", "path": "/api/v1/quotations/{id}/email", "keyed": true },
  emailCreditNote: { "method": "POST", "path": "/api/v1/credit_notes/{id}/email", "keyed": true },
  getTaxReport: { "method": "GET", "path": "/api/v1/reports/tax", "keyed": false },
  getReceivablesReport: { "method": "GET", "path": "/api/v1/reports/receivables", "keyed": false },
  getApi: { "method": "GET", "path": "/api/v1", "keyed": false },
  getMe: { "method": "GET", "path": "/api/v1/me", "keyed": false },
  getWorkspace: { "method": "GET", "path": "/api/v1/workspace", "keyed": false },
  updateWorkspace: { "method": "PATCH", "path": "/api/v1/workspace", "keyed": true },
  getCustomerBalance: { "method": "GET", "path": "/api/v1/customers/{id}/balance", "keyed": false },
  listEvents: { "method": "GET", "path": "/api/v1/events", "keyed": false },
  getEvent: { "method": "GET", "path": "/api/v1/events/{id}", "keyed": false },
  listWebhookEndpoints: { "method": "GET", "path": "/api/v1/webhook_endpoints", "keyed": false },
  createWebhookEndpoint: { "method": "POST", "path": "/api/v1/webhook_endpoints", "keyed": true },
  getWebhookEndpoint: { "method": "GET", "path": "/api/v1/webhook_endpoints/{id}", "keyed": false },
  updateWebhookEndpoint: { "method": "PATCH", "path": "/api/v1/webhook_endpoints/{id}", "keyed": true },
  deleteWebhookEndpoint: { "method": "DELETE", "path": "/api/v1/webhook_endpoints/{id}", "keyed": true },
  pingWebhookEndpoint: { "method": "POST", "path": "/api/v1/webhook_endpoints/{id}/ping", "keyed": true },
  rotateSecretWebhookEndpoint: { "method": "POST", "path": "/api/v1/webhook_endpoints/{id}/rotate_secret", "keyed": true },
  recoverWebhookEndpoint: { "method": "POST", "path": "/api/v1/webhook_endpoints/{id}/recover", "keyed": true },
  listDeliveries: { "method": "GET", "path": "/api/v1/webhook_endpoints/{id}/deliveries", "keyed": false },
  getDelivery: { "method": "GET", "path": "/api/v1/deliveries/{id}", "keyed": false },
  resendDelivery: { "method": "POST", "path": "/api/v1/deliveries/{id}/resend", "keyed": true },
  clearTestData: { "method": "DELETE", "path": "/api/v1/test_data", "keyed": false },
  getHealth: { "method": "GET", "path": "/health", "keyed": false },
  getOpenApi: { "method": "GET", "path": "/openapi.json", "keyed": false }
};
var createBillingClient = (settings) => connect(operations, settings);
export {
  BillingRefusal,
  WebhookForged,
  createBillingClient,
  isRefusal,
  verifyWebhook
};
