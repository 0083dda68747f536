/*!
 * Business Billing API 1.1.0, build 70bb28649d8a
 * Source: https://git.example/business-billing-api
 * Licence: Apache-2.0. Built by `npm run build`; do not edit.
 *
 * Contains
 * hono 4.13.19 (MIT), Copyright (c) 2021 - present, Yusuke Wada and Hono contributors
 * Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
 * documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
 * rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
 * persons to whom the Software is furnished to do so, subject to the following conditions:
 * The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
 * Software.
 * THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
 * WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
 * COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
 * OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
 */
// src/gateway/http/caller-address.ts
var ADDRESS = /^[0-9a-fA-F.:%\w-]{2,60}$/;
var workerCallerAddress = (request) => wellFormed(request.headers.get("cf-connecting-ip") ?? "");
function wellFormed(address) {
  return ADDRESS.test(address) ? address : "";
}
var GROUPS_OF_NETWORK = 4;
function networkOf(address) {
  if (address.includes(".")) return address.slice(address.lastIndexOf(":") + 1);
  return (address.split("::")[0] ?? "").split(":").slice(0, GROUPS_OF_NETWORK).join(":");
}

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

// src/gateway/http/gateway-options.ts
var DirectoryOutage = class extends Error {
  constructor(cause) {
    super(`The directory of workspaces cannot be read. ${cause}`, { cause });
    this.name = "DirectoryOutage";
  }
};

// src/gateway/worker/kv-directory.ts
function createKvDirectory(namespace) {
  return async (name) => {
    const execUrl = name === null ? null : await read(namespace, name);
    return execUrl === null ? null : checkExecUrl(execUrl, `The KV entry of workspace "${name}"`);
  };
}
async function read(namespace, name) {
  try {
    return await namespace.get(name);
  } catch (error) {
    throw new DirectoryOutage(error);
  }
}
var KEPT_MS = 6e4;
var ENTRIES_MAX = 1e4;
function cacheDirectory(directory, elapsedMs) {
  const entries = /* @__PURE__ */ new Map();
  return async (name) => {
    const known = entries.get(name);
    if (known !== void 0 && elapsedMs() < known.until) return known.target;
    const target = await askAgain(directory, name, known);
    entries.delete(name);
    const [oldest] = entries.keys();
    if (entries.size >= ENTRIES_MAX && oldest !== void 0) entries.delete(oldest);
    entries.set(name, { target, until: elapsedMs() + KEPT_MS });
    return target;
  };
}
async function askAgain(directory, name, known) {
  try {
    return await directory(name);
  } catch (error) {
    if (known === void 0 || !(error instanceof DirectoryOutage)) throw error;
    return known.target;
  }
}
function checkExecUrl(execUrl, source) {
  const read3 = readWebAppUrl(execUrl);
  if ("fault" in read3) throw new Error(`${source} cannot be used. ${read3.fault}`);
  return { execUrl: read3.url };
}

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

// node_modules/hono/dist/http-exception.js
var HTTPException = class extends Error {
  res;
  status;
  /**
  * Creates an instance of `HTTPException`.
  * @param status - HTTP status code for the exception. Defaults to 500.
  * @param options - Additional options for the exception.
  */
  constructor(status = 500, options) {
    super(options?.message, { cause: options?.cause });
    this.res = options?.res;
    this.status = status;
  }
  /**
  * Returns the response object associated with the exception.
  * If a response object is not provided, a new response is created with the error message and status code.
  * @returns The response object.
  */
  getResponse() {
    if (this.res) return new Response(this.res.body, {
      status: this.status,
      headers: this.res.headers
    });
    return new Response(this.message, { status: this.status });
  }
};

// node_modules/hono/dist/request/constants.js
var GET_MATCH_RESULT = /* @__PURE__ */ Symbol();

// node_modules/hono/dist/utils/buffer.js
var bufferToFormData = (arrayBuffer, contentType) => {
  return new Response(arrayBuffer, { headers: { "Content-Type": contentType.replace(/^[^;]+/, (mediaType) => mediaType.toLowerCase()) } }).formData();
};

// node_modules/hono/dist/utils/body.js
var MAX_NESTED_OBJECTS = 1e4;
var isRawRequest = (request) => "headers" in request;
var parseBody = async (request, options = /* @__PURE__ */ Object.create(null)) => {
  const { all = false, dot = false } = options;
  const mediaType = (isRawRequest(request) ? request.headers : request.raw.headers).get("Content-Type")?.split(";")[0].trim().toLowerCase();
  if (mediaType === "multipart/form-data" || mediaType === "application/x-www-form-urlencoded") return parseFormData(request, {
    all,
    dot
  });
  return {};
};
async function parseFormData(request, options) {
  if (!isRawRequest(request) && request.bodyCache.formData) return convertFormDataToBodyData(await request.bodyCache.formData, options);
  const headers = isRawRequest(request) ? request.headers : request.raw.headers;
  const arrayBuffer = await request.arrayBuffer();
  const formDataPromise = bufferToFormData(arrayBuffer, headers.get("Content-Type") || "");
  if (!isRawRequest(request)) request.bodyCache.formData = formDataPromise;
  const formData = await formDataPromise;
  if (formData) return convertFormDataToBodyData(formData, options);
  return {};
}
function convertFormDataToBodyData(formData, options) {
  const form2 = /* @__PURE__ */ Object.create(null);
  const nestingState = { count: 0 };
  formData.forEach((value, key) => {
    if (!(options.all || key.endsWith("[]"))) form2[key] = value;
    else handleParsingAllValues(form2, key, value);
  });
  if (options.dot) Object.entries(form2).forEach(([key, value]) => {
    if (key.includes(".")) {
      handleParsingNestedValues(form2, key, value, nestingState);
      delete form2[key];
    }
  });
  return form2;
}
var handleParsingAllValues = (form2, key, value) => {
  if (form2[key] !== void 0) {
    if (Array.isArray(form2[key])) form2[key].push(value);
    else form2[key] = [form2[key], value];
  } else if (!key.endsWith("[]")) form2[key] = value;
  else form2[key] = [value];
};
var handleParsingNestedValues = (form2, key, value, state) => {
  if (/(?:^|\.)__proto__\./.test(key)) return;
  let nestedForm = form2;
  const keys = key.split(".", 34);
  if (keys.length > 33) throwNestingLimitExceeded();
  keys.forEach((key2, index) => {
    if (index === keys.length - 1) nestedForm[key2] = value;
    else {
      if (!nestedForm[key2] || typeof nestedForm[key2] !== "object" || Array.isArray(nestedForm[key2]) || nestedForm[key2] instanceof File) {
        if (state.count++ >= MAX_NESTED_OBJECTS) throwNestingLimitExceeded();
        nestedForm[key2] = /* @__PURE__ */ Object.create(null);
      }
      nestedForm = nestedForm[key2];
    }
  });
};
var throwNestingLimitExceeded = () => {
  throw new Error("Nesting limit exceeded");
};

// node_modules/hono/dist/utils/url.js
var splitPath = (path) => {
  const paths = path.split("/");
  if (paths[0] === "") paths.shift();
  return paths;
};
var splitRoutingPath = (routePath2) => {
  const { groups, path } = extractGroupsFromPath(routePath2);
  const paths = splitPath(path);
  return replaceGroupMarks(paths, groups);
};
var extractGroupsFromPath = (path) => {
  const groups = [];
  path = path.replace(/\{[^}]+\}/g, (match2, index) => {
    const mark = `@${index}`;
    groups.push([mark, match2]);
    return mark;
  });
  return {
    groups,
    path
  };
};
var replaceGroupMarks = (paths, groups) => {
  for (let i = groups.length - 1; i >= 0; i--) {
    const [mark] = groups[i];
    for (let j = paths.length - 1; j >= 0; j--) if (paths[j].includes(mark)) {
      paths[j] = paths[j].replace(mark, groups[i][1]);
      break;
    }
  }
  return paths;
};
var patternCache = {};
var getPattern = (label, next) => {
  if (label === "*") return "*";
  const match2 = label.match(/^\:([^\{\}]+)(?:\{(.+)\})?$/);
  if (match2) {
    const cacheKey = `${label}#${next}`;
    if (!patternCache[cacheKey]) {
      if (match2[2]) patternCache[cacheKey] = next && next[0] !== ":" && next[0] !== "*" ? [
        cacheKey,
        match2[1],
        new RegExp(`^${match2[2]}(?=/${next})`)
      ] : [
        label,
        match2[1],
        new RegExp(`^${match2[2]}$`)
      ];
      else patternCache[cacheKey] = [
        label,
        match2[1],
        true
      ];
    }
    return patternCache[cacheKey];
  }
  return null;
};
var tryDecode = (str, decoder) => {
  try {
    return decoder(str);
  } catch {
    return str.replace(/(?:%[0-9A-Fa-f]{2})+/g, (match2) => {
      try {
        return decoder(match2);
      } catch {
        return match2;
      }
    });
  }
};
var decodeURIWithPreservedPercent = (value) => decodeURI(value.includes("%25") ? value.replace(/%25/g, "%2525") : value);
var getPath = (request) => {
  const url = request.url;
  const start = url.indexOf("/", url.indexOf(":") + 4);
  let i = start;
  for (; i < url.length; i++) {
    const charCode = url.charCodeAt(i);
    if (charCode === 37) {
      const queryIndex = url.indexOf("?", i);
      const hashIndex = url.indexOf("#", i);
      const end = queryIndex === -1 ? hashIndex === -1 ? void 0 : hashIndex : hashIndex === -1 ? queryIndex : Math.min(queryIndex, hashIndex);
      const path = url.slice(start, end);
      const decoded = tryDecode(path, decodeURIWithPreservedPercent);
      if (/%(?![0-9A-Fa-f]{2})/.test(path)) {
        const rewritten = new URL("http://localhost");
        rewritten.pathname = decoded.replace(/[\\\t\n\r]/g, encodeURIComponent);
        if (tryDecode(rewritten.pathname, decodeURIWithPreservedPercent) !== decoded) return tryDecode(path.replace(/%(?![0-9A-Fa-f]{2})/g, "%25"), decodeURIWithPreservedPercent);
      }
      return decoded;
    } else if (charCode === 63 || charCode === 35) break;
  }
  return url.slice(start, i);
};
var getPathNoStrict = (request) => {
  const result = getPath(request);
  return result.length > 1 && result.at(-1) === "/" ? result.slice(0, -1) : result;
};
var mergePath = (base, sub, ...rest) => {
  if (rest.length) sub = mergePath(sub, ...rest);
  return `${base?.[0] === "/" ? "" : "/"}${base}${sub === "/" ? "" : `${base?.at(-1) === "/" ? "" : "/"}${sub?.[0] === "/" ? sub.slice(1) : sub}`}`;
};
var checkOptionalParameter = (path) => {
  if (path.charCodeAt(path.length - 1) !== 63 || !path.includes(":")) return null;
  const segments = path.split("/");
  const results = [];
  let basePath2 = "";
  segments.forEach((segment) => {
    if (segment !== "" && !/\:/.test(segment)) basePath2 += "/" + segment;
    else if (/\:/.test(segment)) {
      if (segment.charCodeAt(segment.length - 1) === 63) {
        if (results.length === 0 && basePath2 === "") results.push("/");
        else results.push(basePath2);
        const optionalSegment = segment.slice(0, -1);
        basePath2 += "/" + optionalSegment;
        results.push(basePath2);
      } else basePath2 += "/" + segment;
    }
  });
  return results.filter((v, i, a) => a.indexOf(v) === i);
};
var tryDecodeURIComponent = (str) => str.indexOf("%") !== -1 ? tryDecode(str, decodeURIComponent_) : str;
var _decodeURI = (value) => {
  if (value.indexOf("+") !== -1) value = value.replace(/\+/g, " ");
  return tryDecodeURIComponent(value);
};
var _getQueryParam = (url, key, multiple) => {
  const hashIndex = url.indexOf("#", 8);
  if (hashIndex !== -1) url = url.slice(0, hashIndex);
  let encoded;
  if (!multiple && key && !/[%+&=]/.test(key)) {
    const queryIndex = url.indexOf("?", 8);
    let keyIndex2 = queryIndex;
    if (keyIndex2 === -1) return;
    if (!url.startsWith(key, keyIndex2 + 1)) keyIndex2 = url.indexOf(`&${key}`, keyIndex2 + 1);
    while (keyIndex2 !== -1) {
      const trailingKeyCode = url.charCodeAt(keyIndex2 + key.length + 1);
      if (trailingKeyCode === 61 || trailingKeyCode === 38 || isNaN(trailingKeyCode)) {
        if (keyIndex2 > queryIndex && /(?:^|&)[^=&]*[%+]/.test(url.slice(queryIndex + 1, keyIndex2))) break;
        if (trailingKeyCode === 61) {
          const valueIndex = keyIndex2 + key.length + 2;
          const endIndex = url.indexOf("&", valueIndex);
          return _decodeURI(url.slice(valueIndex, endIndex === -1 ? void 0 : endIndex));
        }
        return "";
      }
      keyIndex2 = url.indexOf(`&${key}`, keyIndex2 + 1);
    }
    encoded = /[%+]/.test(url);
    if (!encoded) return;
  }
  const results = /* @__PURE__ */ Object.create(null);
  encoded ??= /[%+]/.test(url);
  let keyIndex = url.indexOf("?", 8);
  while (keyIndex !== -1) {
    const nextKeyIndex = url.indexOf("&", keyIndex + 1);
    let valueIndex = url.indexOf("=", keyIndex);
    if (valueIndex > nextKeyIndex && nextKeyIndex !== -1) valueIndex = -1;
    let name = url.slice(keyIndex + 1, valueIndex === -1 ? nextKeyIndex === -1 ? void 0 : nextKeyIndex : valueIndex);
    if (encoded) name = _decodeURI(name);
    keyIndex = nextKeyIndex;
    if (name === "") continue;
    let value;
    if (valueIndex === -1) value = "";
    else {
      value = url.slice(valueIndex + 1, nextKeyIndex === -1 ? void 0 : nextKeyIndex);
      if (encoded) value = _decodeURI(value);
    }
    if (multiple) {
      if (!(results[name] && Array.isArray(results[name]))) results[name] = [];
      results[name].push(value);
    } else results[name] ??= value;
  }
  return key ? results[key] : results;
};
var getQueryParam = _getQueryParam;
var getQueryParams = (url, key) => {
  return _getQueryParam(url, key, true);
};
var decodeURIComponent_ = decodeURIComponent;

// node_modules/hono/dist/request.js
var HonoRequest = class {
  /**
  * `.raw` can get the raw Request object.
  *
  * @see {@link https://hono.dev/docs/api/request#raw}
  *
  * @example
  * ```ts
  * // For Cloudflare Workers
  * app.post('/', async (c) => {
  *   const metadata = c.req.raw.cf?.hostMetadata?
  *   ...
  * })
  * ```
  */
  raw;
  #validatedData;
  #matchResult;
  routeIndex = 0;
  /**
  * `.path` can get the pathname of the request.
  *
  * @see {@link https://hono.dev/docs/api/request#path}
  *
  * @example
  * ```ts
  * app.get('/about/me', (c) => {
  *   const pathname = c.req.path // `/about/me`
  * })
  * ```
  */
  path;
  bodyCache = {};
  constructor(request, path = "/", matchResult = [[]]) {
    this.raw = request;
    this.path = path;
    this.#matchResult = matchResult;
  }
  param(key) {
    return key ? this.#getDecodedParam(key) : this.#getAllDecodedParams();
  }
  #getDecodedParam(key) {
    const paramKey = this.#matchResult[0][this.routeIndex]?.[1][key];
    const param = this.#getParamValue(paramKey);
    return param && tryDecodeURIComponent(param);
  }
  #getAllDecodedParams() {
    const decoded = {};
    const keys = Object.keys(this.#matchResult[0][this.routeIndex]?.[1] ?? {});
    for (const key of keys) {
      const value = this.#getParamValue(this.#matchResult[0][this.routeIndex][1][key]);
      if (value !== void 0) decoded[key] = tryDecodeURIComponent(value);
    }
    return decoded;
  }
  #getParamValue(paramKey) {
    return this.#matchResult[1] ? this.#matchResult[1][paramKey] : paramKey;
  }
  query(key) {
    return getQueryParam(this.url, key);
  }
  queries(key) {
    return getQueryParams(this.url, key);
  }
  header(name) {
    if (name) return this.raw.headers.get(name) ?? void 0;
    const headerData = /* @__PURE__ */ Object.create(null);
    this.raw.headers.forEach((value, key) => {
      headerData[key] = value;
    });
    return headerData;
  }
  async parseBody(options) {
    return parseBody(this, options);
  }
  #cachedBody = (key) => {
    const { bodyCache, raw: raw2 } = this;
    const cachedBody = bodyCache[key];
    if (cachedBody) return cachedBody;
    for (const anyCachedKey in bodyCache) return bodyCache[anyCachedKey].then((body) => {
      if (anyCachedKey === "json") body = JSON.stringify(body);
      const contentType = anyCachedKey === "formData" ? void 0 : raw2.headers.get("content-type");
      return new Response(body, { headers: contentType ? { "Content-Type": contentType } : void 0 })[key]();
    });
    return bodyCache[key] = raw2[key]();
  };
  /**
  * `.json()` can parse Request body of type `application/json`
  *
  * @see {@link https://hono.dev/docs/api/request#json}
  *
  * @example
  * ```ts
  * app.post('/entry', async (c) => {
  *   const body = await c.req.json()
  * })
  * ```
  */
  json() {
    return this.#cachedBody("text").then((text) => JSON.parse(text));
  }
  /**
  * `.text()` can parse Request body of type `text/plain`
  *
  * @see {@link https://hono.dev/docs/api/request#text}
  *
  * @example
  * ```ts
  * app.post('/entry', async (c) => {
  *   const body = await c.req.text()
  * })
  * ```
  */
  text() {
    return this.#cachedBody("text");
  }
  /**
  * `.arrayBuffer()` parse Request body as an `ArrayBuffer`
  *
  * @see {@link https://hono.dev/docs/api/request#arraybuffer}
  *
  * @example
  * ```ts
  * app.post('/entry', async (c) => {
  *   const body = await c.req.arrayBuffer()
  * })
  * ```
  */
  arrayBuffer() {
    return this.#cachedBody("arrayBuffer");
  }
  /**
  * `.bytes()` parses the request body as a `Uint8Array`.
  *
  * @see {@link https://hono.dev/docs/api/request#bytes}
  *
  * @example
  * ```ts
  * app.post('/entry', async (c) => {
  *   const body = await c.req.bytes()
  * })
  * ```
  */
  bytes() {
    return this.#cachedBody("arrayBuffer").then((buffer) => new Uint8Array(buffer));
  }
  /**
  * Parses the request body as a `Blob`.
  * @example
  * ```ts
  * app.post('/entry', async (c) => {
  *   const body = await c.req.blob();
  * });
  * ```
  * @see https://hono.dev/docs/api/request#blob
  */
  blob() {
    return this.#cachedBody("blob");
  }
  /**
  * Parses the request body as `FormData`.
  * @example
  * ```ts
  * app.post('/entry', async (c) => {
  *   const body = await c.req.formData();
  * });
  * ```
  * @see https://hono.dev/docs/api/request#formdata
  */
  formData() {
    return this.#cachedBody("formData");
  }
  /**
  * Adds validated data to the request.
  *
  * @param target - The target of the validation.
  * @param data - The validated data to add.
  */
  addValidatedData(target, data) {
    (this.#validatedData ??= {})[target] = data;
  }
  valid(target) {
    return this.#validatedData?.[target];
  }
  /**
  * `.url` can get the request url strings.
  *
  * @see {@link https://hono.dev/docs/api/request#url}
  *
  * @example
  * ```ts
  * app.get('/about/me', (c) => {
  *   const url = c.req.url // `http://localhost:8787/about/me`
  *   ...
  * })
  * ```
  */
  get url() {
    return this.raw.url;
  }
  /**
  * `.method` can get the method name of the request.
  *
  * @see {@link https://hono.dev/docs/api/request#method}
  *
  * @example
  * ```ts
  * app.get('/about/me', (c) => {
  *   const method = c.req.method // `GET`
  * })
  * ```
  */
  get method() {
    return this.raw.method;
  }
  get [GET_MATCH_RESULT]() {
    return this.#matchResult;
  }
  /**
  * `.matchedRoutes` can return a matched route in the handler
  *
  * @deprecated
  *
  * Use matchedRoutes helper defined in "hono/route" instead.
  *
  * @see {@link https://hono.dev/docs/api/request#matchedroutes}
  *
  * @example
  * ```ts
  * app.use('*', async function logger(c, next) {
  *   await next()
  *   c.req.matchedRoutes.forEach(({ handler, method, path }, i) => {
  *     const name = handler.name || (handler.length < 2 ? '[handler]' : '[middleware]')
  *     console.log(
  *       method,
  *       ' ',
  *       path,
  *       ' '.repeat(Math.max(10 - path.length, 0)),
  *       name,
  *       i === c.req.routeIndex ? '<- respond from here' : ''
  *     )
  *   })
  * })
  * ```
  */
  get matchedRoutes() {
    return this.#matchResult[0].map(([[, route]]) => route);
  }
  /**
  * `.routePath` can retrieve the path registered within the handler
  *
  * @deprecated
  *
  * Use routePath helper defined in "hono/route" instead.
  *
  * @see {@link https://hono.dev/docs/api/request#routepath}
  *
  * @example
  * ```ts
  * app.get('/posts/:id', (c) => {
  *   return c.json({ path: c.req.routePath })
  * })
  * ```
  */
  get routePath() {
    return this.#matchResult[0].map(([[, route]]) => route)[this.routeIndex].path;
  }
};

// node_modules/hono/dist/utils/html.js
var HtmlEscapedCallbackPhase = {
  Stringify: 1,
  BeforeStream: 2,
  Stream: 3
};
var raw = (value, callbacks) => {
  const escapedString = new String(value);
  escapedString.isEscaped = true;
  escapedString.callbacks = callbacks;
  return escapedString;
};
var resolveCallback = async (str, phase, preserveCallbacks, context, buffer) => {
  if (typeof str === "object" && !(str instanceof String)) {
    if (!(str instanceof Promise)) str = str.toString();
    if (str instanceof Promise) str = await str;
  }
  const callbacks = str.callbacks;
  if (!callbacks?.length) return Promise.resolve(str);
  if (buffer) buffer[0] += str;
  else buffer = [str];
  const resStr = Promise.all(callbacks.map((c) => c({
    phase,
    buffer,
    context
  }))).then((res) => Promise.all(res.filter(Boolean).map((str2) => resolveCallback(str2, phase, false, context, buffer))).then(() => buffer[0]));
  if (preserveCallbacks) return raw(await resStr, callbacks);
  else return resStr;
};

// node_modules/hono/dist/context.js
var TEXT_PLAIN = "text/plain; charset=UTF-8";
var setDefaultContentType = (contentType, headers) => {
  return {
    "Content-Type": contentType,
    ...headers
  };
};
var createResponseInstance = (body, init) => new Response(body, init);
var Context = class {
  #rawRequest;
  #req;
  /**
  * `.env` can get bindings (environment variables, secrets, KV namespaces, D1 database, R2 bucket etc.) in Cloudflare Workers.
  *
  * @see {@link https://hono.dev/docs/api/context#env}
  *
  * @example
  * ```ts
  * // Environment object for Cloudflare Workers
  * app.get('*', async c => {
  *   const counter = c.env.COUNTER
  * })
  * ```
  */
  env = {};
  #var;
  finalized = false;
  /**
  * `.error` can get the error object from the middleware if the Handler throws an error.
  *
  * @see {@link https://hono.dev/docs/api/context#error}
  *
  * @example
  * ```ts
  * app.use('*', async (c, next) => {
  *   await next()
  *   if (c.error) {
  *     // do something...
  *   }
  * })
  * ```
  */
  error;
  #status;
  #executionCtx;
  #res;
  #layout;
  #renderer;
  #notFoundHandler;
  #preparedHeaders;
  #matchResult;
  #path;
  /**
  * Creates an instance of the Context class.
  *
  * @param req - The Request object.
  * @param options - Optional configuration options for the context.
  */
  constructor(req, options) {
    this.#rawRequest = req;
    if (options) {
      this.#executionCtx = options.executionCtx;
      this.env = options.env;
      this.#notFoundHandler = options.notFoundHandler;
      this.#path = options.path;
      this.#matchResult = options.matchResult;
    }
  }
  /**
  * `.req` is the instance of {@link HonoRequest}.
  */
  get req() {
    this.#req ??= new HonoRequest(this.#rawRequest, this.#path, this.#matchResult);
    return this.#req;
  }
  /**
  * @see {@link https://hono.dev/docs/api/context#event}
  * The FetchEvent associated with the current request.
  *
  * @throws Will throw an error if the context does not have a FetchEvent.
  */
  get event() {
    if (this.#executionCtx && "respondWith" in this.#executionCtx) return this.#executionCtx;
    else throw Error("This context has no FetchEvent");
  }
  /**
  * @see {@link https://hono.dev/docs/api/context#executionctx}
  * The ExecutionContext associated with the current request.
  *
  * @throws Will throw an error if the context does not have an ExecutionContext.
  */
  get executionCtx() {
    if (this.#executionCtx) return this.#executionCtx;
    else throw Error("This context has no ExecutionContext");
  }
  /**
  * @see {@link https://hono.dev/docs/api/context#res}
  * The Response object for the current request.
  */
  get res() {
    return this.#res ||= createResponseInstance(null, { headers: this.#preparedHeaders ??= new Headers() });
  }
  /**
  * Sets the Response object for the current request.
  *
  * @param _res - The Response object to set.
  */
  set res(_res) {
    if (this.#res && _res) {
      _res = createResponseInstance(_res.body, _res);
      for (const [k, v] of this.#res.headers.entries()) {
        if (k === "content-type") continue;
        if (k === "set-cookie") {
          const cookies = this.#res.headers.getSetCookie();
          _res.headers.delete("set-cookie");
          for (const cookie of cookies) _res.headers.append("set-cookie", cookie);
        } else _res.headers.set(k, v);
      }
    }
    this.#res = _res;
    this.finalized = true;
  }
  /**
  * `.render()` can create a response within a layout.
  *
  * @see {@link https://hono.dev/docs/api/context#render-setrenderer}
  *
  * @example
  * ```ts
  * app.get('/', (c) => {
  *   return c.render('Hello!')
  * })
  * ```
  */
  render = (...args) => {
    this.#renderer ??= (content) => this.html(content);
    return this.#renderer(...args);
  };
  /**
  * Sets the layout for the response.
  *
  * @param layout - The layout to set.
  * @returns The layout function.
  */
  setLayout = (layout) => this.#layout = layout;
  /**
  * Gets the current layout for the response.
  *
  * @returns The current layout function.
  */
  getLayout = () => this.#layout;
  /**
  * `.setRenderer()` can set the layout in the custom middleware.
  *
  * @see {@link https://hono.dev/docs/api/context#render-setrenderer}
  *
  * @example
  * ```tsx
  * app.use('*', async (c, next) => {
  *   c.setRenderer((content) => {
  *     return c.html(
  *       <html>
  *         <body>
  *           <p>{content}</p>
  *         </body>
  *       </html>
  *     )
  *   })
  *   await next()
  * })
  * ```
  */
  setRenderer = (renderer) => {
    this.#renderer = renderer;
  };
  /**
  * `.header()` can set headers.
  *
  * @see {@link https://hono.dev/docs/api/context#header}
  *
  * @example
  * ```ts
  * app.get('/welcome', (c) => {
  *   // Set headers
  *   c.header('X-Message', 'Hello!')
  *   c.header('Content-Type', 'text/plain')
  *
  *   // Append multiple headers using the append option (e.g. Vary)
  *   c.header('Vary', 'Accept-Encoding', { append: true })
  *   c.header('Vary', 'User-Agent', { append: true })
  *
  *   return c.body('Thank you for coming')
  * })
  * ```
  */
  header = (name, value, options) => {
    if (this.finalized && !this.#res.bodyUsed) this.#res = createResponseInstance(this.#res.body, this.#res);
    const headers = this.#res ? this.#res.headers : this.#preparedHeaders ??= new Headers();
    if (value === void 0) headers.delete(name);
    else if (options?.append) headers.append(name, value);
    else headers.set(name, value);
  };
  status = (status) => {
    this.#status = status;
  };
  /**
  * `.set()` can set the value specified by the key.
  *
  * @see {@link https://hono.dev/docs/api/context#set-get}
  *
  * @example
  * ```ts
  * app.use('*', async (c, next) => {
  *   c.set('message', 'Hono is hot!!')
  *   await next()
  * })
  * ```
  */
  set = (key, value) => {
    this.#var ??= /* @__PURE__ */ new Map();
    this.#var.set(key, value);
  };
  /**
  * `.get()` can use the value specified by the key.
  *
  * @see {@link https://hono.dev/docs/api/context#set-get}
  *
  * @example
  * ```ts
  * app.get('/', (c) => {
  *   const message = c.get('message')
  *   return c.text(`The message is "${message}"`)
  * })
  * ```
  */
  get = (key) => {
    return this.#var ? this.#var.get(key) : void 0;
  };
  /**
  * `.var` can access the value of a variable.
  *
  * @see {@link https://hono.dev/docs/api/context#var}
  *
  * @example
  * ```ts
  * const result = c.var.client.oneMethod()
  * ```
  */
  get var() {
    if (!this.#var) return {};
    return Object.fromEntries(this.#var);
  }
  #newResponse(data, arg, headers) {
    let responseHeaders = this.#res ? new Headers(this.#res.headers) : this.#preparedHeaders;
    if (typeof arg === "object" && arg.headers) {
      responseHeaders ??= new Headers();
      for (const [key, value] of new Headers(arg.headers)) if (key === "set-cookie") responseHeaders.append(key, value);
      else responseHeaders.set(key, value);
    }
    if (headers) {
      if (!responseHeaders) {
        let count = 0;
        for (const k in headers) if (++count > 1 || typeof headers[k] !== "string") {
          responseHeaders = new Headers();
          break;
        }
      }
      if (responseHeaders) for (const k in headers) {
        const v = headers[k];
        if (typeof v === "string") responseHeaders.set(k, v);
        else {
          responseHeaders.delete(k);
          for (const v2 of v) responseHeaders.append(k, v2);
        }
      }
    }
    const status = typeof arg === "number" ? arg : arg?.status ?? this.#status;
    return createResponseInstance(data, {
      status,
      headers: responseHeaders ?? headers
    });
  }
  newResponse = (...args) => this.#newResponse(...args);
  /**
  * `.body()` can return the HTTP response.
  * You can set headers with `.header()` and set HTTP status code with `.status`.
  * This can also be set in `.text()`, `.json()` and so on.
  *
  * @see {@link https://hono.dev/docs/api/context#body}
  *
  * @example
  * ```ts
  * app.get('/welcome', (c) => {
  *   // Set headers
  *   c.header('X-Message', 'Hello!')
  *   c.header('Content-Type', 'text/plain')
  *   // Set HTTP status code
  *   c.status(201)
  *
  *   // Return the response body
  *   return c.body('Thank you for coming')
  * })
  * ```
  */
  body = (data, arg, headers) => this.#newResponse(data, arg, headers);
  /**
  * `.text()` can render text as `Content-Type:text/plain`.
  *
  * @see {@link https://hono.dev/docs/api/context#text}
  *
  * @example
  * ```ts
  * app.get('/say', (c) => {
  *   return c.text('Hello!')
  * })
  * ```
  */
  text = (text, arg, headers) => {
    return !this.#preparedHeaders && !this.#status && !arg && !headers && !this.finalized ? new Response(text) : this.#newResponse(text, arg, setDefaultContentType(TEXT_PLAIN, headers));
  };
  /**
  * `.json()` can render JSON as `Content-Type:application/json`.
  *
  * @see {@link https://hono.dev/docs/api/context#json}
  *
  * @example
  * ```ts
  * app.get('/api', (c) => {
  *   return c.json({ message: 'Hello!' })
  * })
  * ```
  */
  json = (object, arg, headers) => {
    return this.#newResponse(JSON.stringify(object), arg, setDefaultContentType("application/json", headers));
  };
  html = (html, arg, headers) => {
    const res = (html2) => this.#newResponse(html2, arg, setDefaultContentType("text/html; charset=UTF-8", headers));
    return typeof html === "object" ? resolveCallback(html, HtmlEscapedCallbackPhase.Stringify, false, {}).then(res) : res(html);
  };
  /**
  * `.redirect()` can Redirect, default status code is 302.
  *
  * @see {@link https://hono.dev/docs/api/context#redirect}
  *
  * @example
  * ```ts
  * app.get('/redirect', (c) => {
  *   return c.redirect('/')
  * })
  * app.get('/redirect-permanently', (c) => {
  *   return c.redirect('/', 301)
  * })
  * ```
  */
  redirect = (location, status) => {
    const locationString = String(location);
    this.header("Location", !/[^\x00-\xFF]/.test(locationString) ? locationString : encodeURI(locationString));
    return this.newResponse(null, status ?? 302);
  };
  /**
  * `.notFound()` can return the Not Found Response.
  *
  * @see {@link https://hono.dev/docs/api/context#notfound}
  *
  * @example
  * ```ts
  * app.get('/notfound', (c) => {
  *   return c.notFound()
  * })
  * ```
  */
  notFound = () => {
    this.#notFoundHandler ??= () => createResponseInstance();
    return this.#notFoundHandler(this);
  };
};

// node_modules/hono/dist/compose.js
var compose = (middleware, onError, onNotFound) => {
  return (context, next) => {
    let index = -1;
    return dispatch(0);
    async function dispatch(i) {
      if (i <= index) throw new Error("next() called multiple times");
      index = i;
      let res;
      let isError = false;
      let handler;
      if (middleware[i]) {
        handler = middleware[i][0][0];
        context.req.routeIndex = i;
      } else handler = i === middleware.length && next || void 0;
      if (handler) try {
        res = await handler(context, () => dispatch(i + 1));
      } catch (err) {
        if (err instanceof Error && onError) {
          context.error = err;
          res = await onError(err, context);
          isError = true;
        } else throw err;
      }
      else if (context.finalized === false && onNotFound) res = await onNotFound(context);
      if (res && (context.finalized === false || isError)) context.res = res;
      return context;
    }
  };
};

// node_modules/hono/dist/helper/route/index.js
var matchedRoutes = (c) => c.req[GET_MATCH_RESULT][0].map(([[, route]]) => route);
var routePath = (c, index) => matchedRoutes(c).at(index ?? c.req.routeIndex)?.path ?? "";

// node_modules/hono/dist/router.js
var METHODS = [
  "get",
  "post",
  "put",
  "delete",
  "options",
  "patch",
  "query"
];
var MESSAGE_MATCHER_IS_ALREADY_BUILT = "Can not add a route since the matcher is already built.";
var UnsupportedPathError = class extends Error {
};

// node_modules/hono/dist/utils/constants.js
var COMPOSED_HANDLER = "__COMPOSED_HANDLER";

// node_modules/hono/dist/utils/mount.js
var countTrailingSlashes = (path) => {
  let index = path.length;
  while (index > 0 && path.charCodeAt(index - 1) === 47) index--;
  return path.length - index;
};
var getPathPrefixLength = (c, pathPrefix, routePath2) => {
  if (!/[:*]/.test(pathPrefix)) return pathPrefix.length;
  const path = c.req.path;
  const matchResult = c.req[GET_MATCH_RESULT];
  const paramNames = /* @__PURE__ */ new Set();
  let length = 0;
  for (const part of splitRoutingPath(pathPrefix)) {
    if (part[0] === ":" && part.endsWith("}?")) throw new Error(`mount(): Optional regular expression parameters are not supported in "${routePath2}".`);
    const pattern = getPattern(part);
    if (pattern && pattern !== "*") {
      const name = pattern[1];
      if (paramNames.has(name)) throw new Error(`mount(): Duplicate path parameter "${name}" in "${routePath2}".`);
      paramNames.add(name);
    }
    if (pattern && pattern !== "*" && pattern[2] !== true) {
      const value = matchResult.length === 2 ? matchResult[1][matchResult[0][c.req.routeIndex][1][pattern[1]]] : matchResult[0][c.req.routeIndex][1][pattern[1]];
      length += value.length + 1;
    } else if (pattern || part.endsWith("*")) {
      const end = path.indexOf("/", length + 1);
      length = end === -1 ? path.length : end;
    } else length += part.length + 1;
  }
  return length;
};
var createMountedRequest = (c, pathPrefix, routePath2) => {
  if (/[^/]\*$/.test(routePath2)) throw new Error(`mount(): Wildcard must follow "/" in "${routePath2}".`);
  const prefixLength = getPathPrefixLength(c, pathPrefix, routePath2);
  const path = c.req.path.slice(prefixLength) || "/";
  if (prefixLength > c.req.path.length || path[0] !== "/" || /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) throw new HTTPException(400, { message: "Invalid mounted path" });
  const rawUrl = c.req.raw.url;
  if (/^[^/?#]*\/\/[^/?#\\]*[?#\\]/.test(rawUrl)) throw new HTTPException(400, { message: "Invalid mounted path" });
  const rawPathEnd = rawUrl.search(/[?#]/);
  const rawTrailingSlashes = countTrailingSlashes(rawPathEnd === -1 ? rawUrl : rawUrl.slice(0, rawPathEnd));
  if (rawTrailingSlashes > 1 && countTrailingSlashes(c.req.path) === rawTrailingSlashes - 1) throw new HTTPException(400, { message: "Invalid mounted path" });
  const url = new URL(rawUrl);
  url.pathname = path.replace(/[\\\t\n\r]/g, encodeURIComponent);
  if (path.includes("%")) {
  }
  return new Request(url, c.req.raw);
};

// node_modules/hono/dist/hono-base.js
var notFoundHandler = (c) => {
  return c.text("404 Not Found", 404);
};
var errorHandler = (err, c) => {
  if ("getResponse" in err) {
    const res = err.getResponse();
    return c.newResponse(res.body, res);
  }
  console.error(err);
  return c.text("Internal Server Error", 500);
};
var Hono = class Hono2 {
  get;
  post;
  put;
  delete;
  options;
  patch;
  query;
  all;
  on;
  use;
  router;
  getPath;
  _basePath = "/";
  #path = "/";
  routes = [];
  constructor(options = {}) {
    [...METHODS, "all"].forEach((method) => {
      this[method] = (args1, ...args) => {
        const methodName = method.toUpperCase();
        if (typeof args1 === "string") this.#path = args1;
        else this.#addRoute(methodName, this.#path, args1);
        args.forEach((handler) => {
          this.#addRoute(methodName, this.#path, handler);
        });
        return this;
      };
    });
    this.on = (method, path, ...handlers) => {
      for (const p of [path].flat()) {
        this.#path = p;
        for (const m of [method].flat()) {
          const methodName = m.toUpperCase();
          for (const handler of handlers) this.#addRoute(methodName, this.#path, handler);
        }
      }
      return this;
    };
    this.use = (arg1, ...handlers) => {
      if (typeof arg1 === "string") this.#path = arg1;
      else {
        this.#path = "*";
        handlers.unshift(arg1);
      }
      handlers.forEach((handler) => {
        this.#addRoute("ALL", this.#path, handler);
      });
      return this;
    };
    const { strict, ...optionsWithoutStrict } = options;
    Object.assign(this, optionsWithoutStrict);
    this.getPath = strict ?? true ? options.getPath ?? getPath : getPathNoStrict;
  }
  #clone() {
    const clone = new Hono2({
      router: this.router,
      getPath: this.getPath
    });
    clone.errorHandler = this.errorHandler;
    clone.#notFoundHandler = this.#notFoundHandler;
    clone.routes = this.routes;
    return clone;
  }
  #notFoundHandler = notFoundHandler;
  errorHandler = errorHandler;
  /**
  * `.route()` allows grouping other Hono instance in routes.
  *
  * @see {@link https://hono.dev/docs/api/routing#grouping}
  *
  * @param {string} path - base Path
  * @param {Hono} app - other Hono instance
  * @returns {Hono} routed Hono instance
  *
  * @example
  * ```ts
  * const app = new Hono()
  * const app2 = new Hono()
  *
  * app2.get("/user", (c) => c.text("user"))
  * app.route("/api", app2) // GET /api/user
  * ```
  */
  route(path, app) {
    const subApp = this.basePath(path);
    app.routes.map((r) => {
      let handler;
      if (app.errorHandler === errorHandler) handler = r.handler;
      else {
        handler = async (c, next) => (await compose([], app.errorHandler)(c, () => r.handler(c, next))).res;
        handler[COMPOSED_HANDLER] = r.handler;
      }
      subApp.#addRoute(r.method, r.path, handler, r.basePath);
    });
    return this;
  }
  /**
  * `.basePath()` allows base paths to be specified.
  *
  * @see {@link https://hono.dev/docs/api/routing#base-path}
  *
  * @param {string} path - base Path
  * @returns {Hono} changed Hono instance
  *
  * @example
  * ```ts
  * const api = new Hono().basePath('/api')
  * ```
  */
  basePath(path) {
    const subApp = this.#clone();
    subApp._basePath = mergePath(this._basePath, path);
    return subApp;
  }
  /**
  * `.onError()` handles an error and returns a customized Response.
  *
  * @see {@link https://hono.dev/docs/api/hono#error-handling}
  *
  * @param {ErrorHandler} handler - request Handler for error
  * @returns {Hono} changed Hono instance
  *
  * @example
  * ```ts
  * app.onError((err, c) => {
  *   console.error(`${err}`)
  *   return c.text('Custom Error Message', 500)
  * })
  * ```
  */
  onError = (handler) => {
    this.errorHandler = handler;
    return this;
  };
  /**
  * `.notFound()` allows you to customize a Not Found Response.
  *
  * @see {@link https://hono.dev/docs/api/hono#not-found}
  *
  * @param {NotFoundHandler} handler - request handler for not-found
  * @returns {Hono} changed Hono instance
  *
  * @example
  * ```ts
  * app.notFound((c) => {
  *   return c.text('Custom 404 Message', 404)
  * })
  * ```
  */
  notFound = (handler) => {
    this.#notFoundHandler = handler;
    return this;
  };
  /**
  * `.mount()` allows you to mount applications built with other frameworks into your Hono application.
  *
  * @deprecated Use `mount()` from `hono/mount` instead. `.mount()` will be removed in v5.
  *
  * @see {@link https://hono.dev/docs/api/hono#mount}
  *
  * @param {string} path - base Path
  * @param {Function} applicationHandler - other Request Handler
  * @param {MountOptions} [options] - options of `.mount()`
  * @returns {Hono} mounted Hono instance
  * @throws {Error} If automatic request rewriting encounters duplicate path parameter names or an optional regular expression parameter.
  * @throws {HTTPException} With status 400 if automatic request rewriting cannot safely preserve the routed path.
  *
  * @example
  * ```ts
  * import { Router as IttyRouter } from 'itty-router'
  * import { Hono } from 'hono'
  * // Create itty-router application
  * const ittyRouter = IttyRouter()
  * // GET /itty-router/hello
  * ittyRouter.get('/hello', () => new Response('Hello from itty-router'))
  *
  * const app = new Hono()
  * app.mount('/itty-router', ittyRouter.handle)
  * ```
  *
  * @example
  * ```ts
  * const app = new Hono()
  * // Send the request to another application without modification.
  * app.mount('/app', anotherApp, {
  *   replaceRequest: (req) => req,
  * })
  * ```
  */
  mount(path, applicationHandler, options) {
    let replaceRequest;
    let optionHandler;
    if (options) {
      if (typeof options === "function") optionHandler = options;
      else {
        optionHandler = options.optionHandler;
        if (options.replaceRequest === false) replaceRequest = (request) => request;
        else replaceRequest = options.replaceRequest;
      }
    }
    const getOptions = optionHandler ? (c) => {
      const options2 = optionHandler(c);
      return Array.isArray(options2) ? options2 : [options2];
    } : (c) => {
      let executionContext = void 0;
      try {
        executionContext = c.executionCtx;
      } catch {
      }
      return [c.env, executionContext];
    };
    const defaultReplaceRequest = (c) => {
      const mountedRoutePath = routePath(c);
      return createMountedRequest(c, mountedRoutePath.replace(/\/?\*$/, ""), mountedRoutePath);
    };
    const handler = async (c, next) => {
      const res = await applicationHandler(replaceRequest ? replaceRequest(c.req.raw) : defaultReplaceRequest(c), ...getOptions(c));
      if (res) return res;
      await next();
    };
    this.#addRoute("ALL", mergePath(path, "*"), handler);
    return this;
  }
  #addRoute(method, path, handler, baseRoutePath) {
    path = mergePath(this._basePath, path);
    const r = {
      basePath: baseRoutePath !== void 0 ? mergePath(this._basePath, baseRoutePath) : this._basePath,
      path,
      method,
      handler
    };
    this.router.add(method, path, [handler, r]);
    this.routes.push(r);
  }
  #handleError(err, c) {
    if (err instanceof Error) return this.errorHandler(err, c);
    throw err;
  }
  #dispatch(request, executionCtx, env, method) {
    if (method === "HEAD") return (async () => new Response(null, await this.#dispatch(request, executionCtx, env, "GET")))();
    const path = this.getPath(request, { env });
    const matchResult = this.router.match(method, path);
    const c = new Context(request, {
      path,
      matchResult,
      env,
      executionCtx,
      notFoundHandler: this.#notFoundHandler
    });
    if (matchResult[0].length === 1) {
      let res;
      try {
        res = matchResult[0][0][0][0](c, async () => {
          c.res = await this.#notFoundHandler(c);
        });
      } catch (err) {
        return this.#handleError(err, c);
      }
      return res instanceof Promise ? res.then((resolved) => resolved || (c.finalized ? c.res : this.#notFoundHandler(c))).catch((err) => this.#handleError(err, c)) : res ?? this.#notFoundHandler(c);
    }
    const composed = compose(matchResult[0], this.errorHandler, this.#notFoundHandler);
    return (async () => {
      try {
        const context = await composed(c);
        if (!context.finalized) throw new Error("Context is not finalized. Did you forget to return a Response object or `await next()`?");
        return context.res;
      } catch (err) {
        return this.#handleError(err, c);
      }
    })();
  }
  /**
  * `.fetch()` will be entry point of your app.
  *
  * @see {@link https://hono.dev/docs/api/hono#fetch}
  *
  * @param {Request} request - request Object of request
  * @param {Env} env - env Object
  * @param {ExecutionContext} executionCtx - context of execution
  * @returns {Response | Promise<Response>} response of request
  *
  */
  fetch = (request, ...rest) => {
    return this.#dispatch(request, rest[1], rest[0], request.method);
  };
  /**
  * `.request()` is a useful method for testing.
  * You can pass a URL or pathname to send a GET request.
  * app will return a Response object.
  * ```ts
  * test('GET /hello is ok', async () => {
  *   const res = await app.request('/hello')
  *   expect(res.status).toBe(200)
  * })
  * ```
  * @see https://hono.dev/docs/api/hono#request
  */
  request = (input, requestInit, Env, executionCtx) => {
    if (input instanceof Request) return this.fetch(requestInit ? new Request(input, requestInit) : input, Env, executionCtx);
    input = input.toString();
    return this.fetch(new Request(/^https?:\/\//.test(input) ? input : `http://localhost${mergePath("/", input)}`, requestInit), Env, executionCtx);
  };
  /**
  * `.fire()` automatically adds a global fetch event listener.
  * This can be useful for environments that adhere to the Service Worker API, such as non-ES module Cloudflare Workers.
  * @deprecated
  * Use `fire` from `hono/service-worker` instead.
  * ```ts
  * import { Hono } from 'hono'
  * import { fire } from 'hono/service-worker'
  *
  * const app = new Hono()
  * // ...
  * fire(app)
  * ```
  * @see https://hono.dev/docs/api/hono#fire
  * @see https://developer.mozilla.org/en-US/docs/Web/API/Service_Worker_API
  * @see https://developers.cloudflare.com/workers/reference/migrate-to-module-workers/
  */
  fire = () => {
    addEventListener("fetch", (event) => {
      event.respondWith(this.#dispatch(event.request, event, void 0, event.request.method));
    });
  };
};

// node_modules/hono/dist/router/utils.js
var createNullObject = () => /* @__PURE__ */ Object.create(null);

// node_modules/hono/dist/router/reg-exp-router/matcher.js
var emptyParam = [];
function match(method, path) {
  const matchers = this.buildAllMatchers();
  const match2 = ((method2, path2) => {
    const matcher = matchers[method2] || matchers["ALL"];
    const staticMatch = matcher[2][path2];
    if (staticMatch) return staticMatch;
    const match3 = path2.match(matcher[0]);
    if (!match3) return [[], emptyParam];
    const index = match3.indexOf("", 1);
    return [matcher[1][index], match3];
  });
  this.match = match2;
  return match2(method, path);
}

// node_modules/hono/dist/router/reg-exp-router/node.js
var LABEL_REG_EXP_STR = "[^/]+";
var ONLY_WILDCARD_REG_EXP_STR = "[^]*";
var TAIL_WILDCARD_REG_EXP_STR = "(?:|/[^]*)";
var PATH_ERROR = /* @__PURE__ */ Symbol();
var regExpMetaChars = /* @__PURE__ */ new Set(".\\+*[^]$()");
function compareKey(a, b) {
  if (a.length === 1) return b.length === 1 ? a < b ? -1 : 1 : -1;
  if (b.length === 1) return 1;
  if (a === "[^]*" || a === "(?:|/[^]*)") return b === "[^]*" ? -1 : 1;
  else if (b === "[^]*" || b === "(?:|/[^]*)") return -1;
  if (a === "[^/]+") return 1;
  else if (b === "[^/]+") return -1;
  return a.length === b.length ? a < b ? -1 : 1 : b.length - a.length;
}
var Node = class Node2 {
  #index;
  #varIndex;
  #children = createNullObject();
  insert(tokens, index, paramMap, context, keys) {
    let node = this;
    for (let i = 0, len = tokens.length; i < len; i++) {
      const token = tokens[i];
      const pattern = token.length === 1 ? token === "*" ? i === len - 1 ? [
        "",
        "",
        ONLY_WILDCARD_REG_EXP_STR
      ] : [
        "",
        "",
        LABEL_REG_EXP_STR
      ] : null : token === "/*" ? [
        "",
        "",
        TAIL_WILDCARD_REG_EXP_STR
      ] : token.match(/^\:([^\{\}]+)(?:\{(.+)\})?$/);
      let nextNode;
      if (pattern) {
        const name = pattern[1];
        let regexpStr = pattern[2] || "[^/]+";
        if (name && pattern[2]) {
          if (new RegExp(regexpStr).test("")) throw PATH_ERROR;
          regexpStr = regexpStr.replace(/^\((?!\?:)(?=[^)]+\)$)/, "(?:");
          if (/\((?!\?:)/.test(regexpStr)) throw PATH_ERROR;
          if (regexpStr.length === 1 && regExpMetaChars.has(regexpStr)) throw PATH_ERROR;
        }
        keys.push(regexpStr);
        nextNode = node.#children[regexpStr];
        if (!nextNode) {
          if (regexpStr !== "[^]*" && regexpStr !== "(?:|/[^]*)") {
            for (const k in node.#children) if ((regexpStr.length > 1 || k.length > 1) && k !== "[^]*" && k !== "(?:|/[^]*)") throw PATH_ERROR;
          }
          nextNode = node.#children[regexpStr] = new Node2();
        }
        if (name !== "") {
          nextNode.#varIndex ??= context.varIndex++;
          paramMap.push([name, nextNode.#varIndex]);
        }
      } else {
        keys.push(token);
        nextNode = node.#children[token];
        if (!nextNode) {
          for (const k in node.#children) if (k.length > 1 && k !== "[^]*" && k !== "(?:|/[^]*)") throw PATH_ERROR;
          nextNode = node.#children[token] = new Node2();
        }
      }
      node = nextNode;
    }
    if (node.#index !== void 0) throw PATH_ERROR;
    node.#index = index;
  }
  buildRegExpStr() {
    const strList = Object.keys(this.#children).sort(compareKey).map((k) => {
      const c = this.#children[k];
      const childStr = c.buildRegExpStr();
      return childStr === "" ? "" : (typeof c.#varIndex === "number" ? `(${k})@${c.#varIndex}` : regExpMetaChars.has(k) ? `\\${k}` : k) + childStr;
    }).filter(Boolean);
    if (typeof this.#index === "number" && this.#index !== -1) strList.unshift(`#${this.#index}`);
    if (strList.length === 0) return "";
    if (strList.length === 1) return strList[0];
    return "(?:" + strList.join("|") + ")";
  }
};

// node_modules/hono/dist/router/reg-exp-router/trie.js
var Trie = class {
  #context = { varIndex: 0 };
  #root = new Node();
  #index = 0;
  paths = createNullObject();
  insert(path, isStatic) {
    const keys = [];
    if (isStatic) {
      this.#root.insert(path.split(""), -1, [], this.#context, keys);
      this.paths[path] = [
        -1,
        [],
        keys
      ];
      return;
    }
    const paramAssoc = [];
    const groups = [];
    let markedPath = path;
    for (let i = 0; ; ) {
      let replaced = false;
      markedPath = markedPath.replace(/\{(?:\{[\d,]+\}|[^}])+\}/g, (m) => {
        const mark = `@\\${i}`;
        groups[i] = [mark, m];
        i++;
        replaced = true;
        return mark;
      });
      if (!replaced) break;
    }
    const tokens = markedPath.match(/(?::[^\/]+)|(?:\/\*$)|./gs) || [];
    for (let i = groups.length - 1; i >= 0; i--) {
      const [mark] = groups[i];
      for (let j = tokens.length - 1; j >= 0; j--) if (tokens[j].indexOf(mark) !== -1) {
        tokens[j] = tokens[j].replace(mark, groups[i][1]);
        break;
      }
    }
    this.#root.insert(tokens, this.#index, paramAssoc, this.#context, keys);
    this.paths[path] = [
      this.#index++,
      paramAssoc,
      keys
    ];
  }
  buildRegExp() {
    let regexp = this.#root.buildRegExpStr();
    if (regexp === "") return [
      /^$/,
      [],
      []
    ];
    let captureIndex = 0;
    const indexReplacementMap = [];
    const paramReplacementMap = [];
    regexp = regexp.replace(/#(\d+)|@(\d+)|\.\*\$/g, (_, handlerIndex, paramIndex) => {
      if (handlerIndex !== void 0) {
        indexReplacementMap[++captureIndex] = Number(handlerIndex);
        return "$()";
      }
      if (paramIndex !== void 0) {
        paramReplacementMap[Number(paramIndex)] = ++captureIndex;
        return "";
      }
      return "";
    });
    return [
      new RegExp(`^${regexp}`),
      indexReplacementMap,
      paramReplacementMap
    ];
  }
};

// node_modules/hono/dist/router/reg-exp-router/router.js
function endsWithWildcard(keys) {
  const tail = keys[keys.length - 1];
  return tail === "[^]*" || tail === "(?:|/[^]*)";
}
function covers(wildcard, target) {
  const last = wildcard.length - 1;
  for (let i = 0; i < last; i++) if (wildcard[i] !== target[i]) return false;
  return wildcard[last] === "[^]*" || target.length === last || target[last] === "/";
}
var RegExpRouter = class {
  name = "RegExpRouter";
  #handlers;
  #tries;
  constructor() {
    this.#handlers = { ["ALL"]: [] };
    this.#tries = { ["ALL"]: new Trie() };
  }
  #insertPath(method, path) {
    try {
      this.#tries[method].insert(path, !/\*|\/:/.test(path));
    } catch (e) {
      throw e === PATH_ERROR ? new UnsupportedPathError(path) : e;
    }
  }
  add(method, path, handler) {
    const handlers = this.#handlers;
    if (!handlers) throw new Error(MESSAGE_MATCHER_IS_ALREADY_BUILT);
    const tries = this.#tries;
    if (!handlers[method]) {
      tries[method] = new Trie();
      handlers[method] = [...handlers["ALL"]];
      for (const p in tries["ALL"].paths) this.#insertPath(method, p);
    }
    if (path === "/*") path = "*";
    const methods = method === "ALL" ? Object.keys(handlers) : [method];
    const paths = checkOptionalParameter(path) || [path];
    for (const path2 of paths) for (const m of methods) {
      if (!tries[m].paths[path2]) this.#insertPath(m, path2);
      handlers[m].push([handler, path2]);
    }
  }
  match = match;
  buildAllMatchers() {
    const matchers = createNullObject();
    for (const method of Object.keys(this.#handlers)) matchers[method] = this.#buildMatcher(method);
    this.#handlers = this.#tries = void 0;
    return matchers;
  }
  #buildMatcher(method) {
    const handlers = this.#handlers[method];
    const trie = this.#tries[method];
    const staticMap = createNullObject();
    const handlerData = [];
    const [regexp, indexReplacementMap, paramReplacementMap] = trie.buildRegExp();
    const own = createNullObject();
    const entries = handlers.map(([h, p], i) => {
      (own[p] ??= []).push(i);
      return [h, trie.paths[p][1].reduceRight((map, [key, varIndex]) => {
        map[key] = paramReplacementMap[varIndex];
        return map;
      }, createNullObject())];
    });
    const wildcards = Object.keys(own).filter((p) => endsWithWildcard(trie.paths[p][2]));
    for (const path in trie.paths) {
      const [index, , keys] = trie.paths[path];
      const indexes = [...own[path]];
      for (const p of wildcards) if (p !== path && covers(trie.paths[p][2], keys)) indexes.push(...own[p]);
      const data = indexes.sort((a, b) => a - b).map((i) => entries[i]);
      if (index === -1) {
        const last = Math.max(-1, ...data.flatMap(([, map]) => Object.values(map)));
        staticMap[path] = [data, last === -1 ? emptyParam : path.match(regexp).slice(0, last + 1)];
      } else handlerData[index] = data;
    }
    return [
      regexp,
      indexReplacementMap.map((i) => handlerData[i]),
      staticMap
    ];
  }
};

// node_modules/hono/dist/router/smart-router/router.js
var SmartRouter = class {
  name = "SmartRouter";
  #routers = [];
  #routes = [];
  constructor(init) {
    this.#routers = init.routers;
  }
  add(method, path, handler) {
    if (!this.#routes) throw new Error(MESSAGE_MATCHER_IS_ALREADY_BUILT);
    this.#routes.push([
      method,
      path,
      handler
    ]);
  }
  match(method, path) {
    if (!this.#routes) throw new Error("Fatal error");
    const routers = this.#routers;
    const routes = this.#routes;
    const len = routers.length;
    let i = 0;
    let res;
    for (; i < len; i++) {
      const router = routers[i];
      try {
        for (let i2 = 0, len2 = routes.length; i2 < len2; i2++) router.add(...routes[i2]);
        res = router.match(method, path);
      } catch (e) {
        if (e instanceof UnsupportedPathError) continue;
        throw e;
      }
      this.match = router.match.bind(router);
      this.#routers = [router];
      this.#routes = void 0;
      break;
    }
    if (i === len) throw new Error("Fatal error");
    this.name = `SmartRouter + ${this.activeRouter.name}`;
    return res;
  }
  get activeRouter() {
    if (this.#routes || this.#routers.length !== 1) throw new Error("No active router has been determined yet.");
    return this.#routers[0];
  }
};

// node_modules/hono/dist/router/trie-router/node.js
var emptyParams = createNullObject();
var order = 0;
var Node3 = class Node4 {
  #methods = [];
  #children = createNullObject();
  #patterns = [];
  #pattern;
  #params = emptyParams;
  insert(method, path, handler) {
    let curNode = this;
    const parts = splitRoutingPath(path);
    const possibleKeys = /* @__PURE__ */ new Set();
    let i = 0;
    for (const p of parts) {
      const nextP = parts[++i];
      const pattern = getPattern(p, nextP) || (nextP === void 0 && p && p.indexOf("*") === p.length - 1 ? p : null);
      const isParam = Array.isArray(pattern);
      const key = isParam ? pattern[0] : pattern || p;
      const child = curNode.#children[key] ||= new Node4();
      if (pattern && !child.#pattern) {
        child.#pattern = pattern;
        curNode.#patterns.push(child);
      }
      curNode = child;
      if (isParam) possibleKeys.add(pattern[1]);
    }
    curNode.#methods.push({ [method]: {
      handler,
      possibleKeys: [...possibleKeys],
      score: ++order
    } });
  }
  #pushHandlerSets(handlerSets, node, method, nodeParams, params) {
    for (let i = 0, len = node.#methods.length; i < len; i++) {
      const m = node.#methods[i];
      const handlerSet = m[method] || m["ALL"];
      if (handlerSet) {
        handlerSet.params = createNullObject();
        handlerSets.push(handlerSet);
        for (let i2 = 0, len2 = handlerSet.possibleKeys.length; i2 < len2; i2++) {
          const key = handlerSet.possibleKeys[i2];
          handlerSet.params[key] = params?.[key] && !i2 ? params[key] : nodeParams[key] ?? params?.[key];
        }
      }
    }
  }
  search(method, path) {
    const handlerSets = [];
    this.#params = emptyParams;
    let curNodes = [this];
    const parts = splitPath(path);
    const curNodesQueue = [];
    const len = parts.length;
    let partOffsets = null;
    for (let i = 0; i < len; i++) {
      const part = parts[i];
      const isLast = i === len - 1;
      const tempNodes = [];
      for (let j = 0, len2 = curNodes.length; j < len2; j++) {
        const node = curNodes[j];
        const nextNode = node.#children[part];
        if (nextNode) {
          nextNode.#params = node.#params;
          if (isLast) {
            if (nextNode.#children["*"]) this.#pushHandlerSets(handlerSets, nextNode.#children["*"], method, node.#params);
            this.#pushHandlerSets(handlerSets, nextNode, method, node.#params);
          } else tempNodes.push(nextNode);
        }
        for (const child of node.#patterns) {
          const pattern = child.#pattern;
          const params = node.#params === emptyParams ? {} : { ...node.#params };
          if (typeof pattern === "string") {
            if (pattern === "*" || part.startsWith(pattern.slice(0, -1))) {
              this.#pushHandlerSets(handlerSets, child, method, node.#params);
              if (pattern === "*") {
                child.#params = params;
                tempNodes.push(child);
              }
            }
            continue;
          }
          const [, name, matcher] = pattern;
          if (!part && matcher === true) continue;
          if (matcher !== true) {
            if (!partOffsets) {
              partOffsets = [];
              let offset = path[0] === "/" ? 1 : 0;
              for (let p = 0; p < len; p++) {
                partOffsets[p] = offset;
                offset += parts[p].length + 1;
              }
            }
            const restPathString = path.slice(partOffsets[i]);
            const m = matcher.exec(restPathString);
            if (m) {
              if (!Object.hasOwn(params, name)) params[name] = m[0];
              this.#pushHandlerSets(handlerSets, child, method, node.#params, params);
              if (m[0].length === restPathString.length && child.#children["*"]) this.#pushHandlerSets(handlerSets, child.#children["*"], method, node.#params, params);
              for (const _ in child.#children) {
                child.#params = params;
                const componentCount = m[0].match(/\//g)?.length ?? 0;
                (curNodesQueue[componentCount] ||= []).push(child);
                break;
              }
              continue;
            }
          }
          if (matcher === true || matcher.test(part)) {
            if (!Object.hasOwn(params, name)) params[name] = part;
            if (isLast) {
              this.#pushHandlerSets(handlerSets, child, method, params, node.#params);
              if (child.#children["*"]) this.#pushHandlerSets(handlerSets, child.#children["*"], method, params, node.#params);
            } else {
              child.#params = params;
              tempNodes.push(child);
            }
          }
        }
      }
      const shifted = curNodesQueue.shift();
      curNodes = shifted ? tempNodes.concat(shifted) : tempNodes;
    }
    if (handlerSets[1]) handlerSets.sort((a, b) => {
      return a.score - b.score;
    });
    return [handlerSets.map(({ handler, params }) => [handler, params])];
  }
};

// node_modules/hono/dist/router/trie-router/router.js
var TrieRouter = class {
  name = "TrieRouter";
  #node = new Node3();
  add(method, path, handler) {
    for (const result of checkOptionalParameter(path) || [path]) this.#node.insert(method, result, handler);
  }
  match(method, path) {
    return this.#node.search(method, path);
  }
};

// node_modules/hono/dist/hono.js
var Hono3 = class extends Hono {
  /**
  * Creates an instance of the Hono class.
  *
  * @param options - Optional configuration options for the Hono instance.
  */
  constructor(options = {}) {
    super(options);
    this.router = options.router ?? new SmartRouter({ routers: [new RegExpRouter(), new TrieRouter()] });
  }
};

// node_modules/hono/dist/utils/accept.js
var isWhitespace = (char) => char === 32 || char === 9 || char === 10 || char === 13;
var consumeWhitespace = (acceptHeader, startIndex) => {
  while (startIndex < acceptHeader.length) {
    if (!isWhitespace(acceptHeader.charCodeAt(startIndex))) break;
    startIndex++;
  }
  return startIndex;
};
var ignoreTrailingWhitespace = (acceptHeader, startIndex) => {
  while (startIndex > 0) {
    if (!isWhitespace(acceptHeader.charCodeAt(startIndex - 1))) break;
    startIndex--;
  }
  return startIndex;
};
var skipInvalidParam = (acceptHeader, startIndex) => {
  while (startIndex < acceptHeader.length) {
    const char = acceptHeader.charCodeAt(startIndex);
    if (char === 59) return [startIndex + 1, true];
    if (char === 44) return [startIndex + 1, false];
    startIndex++;
  }
  return [startIndex, false];
};
var skipInvalidAcceptValue = (acceptHeader, startIndex) => {
  let i = startIndex;
  let inQuotes = false;
  while (i < acceptHeader.length) {
    const char = acceptHeader.charCodeAt(i);
    if (inQuotes && char === 92) i++;
    else if (char === 34) inQuotes = !inQuotes;
    else if (!inQuotes && char === 44) return i + 1;
    i++;
  }
  return i;
};
var getNextParam = (acceptHeader, startIndex) => {
  startIndex = consumeWhitespace(acceptHeader, startIndex);
  let i = startIndex;
  let key;
  let value;
  let hasNext = false;
  while (i < acceptHeader.length) {
    const char = acceptHeader.charCodeAt(i);
    if (char === 61) {
      key = acceptHeader.slice(startIndex, ignoreTrailingWhitespace(acceptHeader, i));
      i++;
      break;
    }
    if (char === 59) return [
      i + 1,
      void 0,
      void 0,
      true
    ];
    if (char === 44) return [
      i + 1,
      void 0,
      void 0,
      false
    ];
    i++;
  }
  if (key === void 0) return [
    i,
    void 0,
    void 0,
    false
  ];
  i = consumeWhitespace(acceptHeader, i);
  if (acceptHeader.charCodeAt(i) === 61) {
    const skipResult = skipInvalidParam(acceptHeader, i + 1);
    return [
      skipResult[0],
      key,
      void 0,
      skipResult[1]
    ];
  }
  let inQuotes = false;
  const paramStartIndex = i;
  while (i < acceptHeader.length) {
    const char = acceptHeader.charCodeAt(i);
    if (inQuotes && char === 92) i++;
    else if (char === 34) {
      if (inQuotes) {
        let nextIndex = consumeWhitespace(acceptHeader, i + 1);
        const nextChar = acceptHeader.charCodeAt(nextIndex);
        if (nextIndex < acceptHeader.length && !(nextChar === 59 || nextChar === 44)) {
          const skipResult = skipInvalidParam(acceptHeader, nextIndex);
          return [
            skipResult[0],
            key,
            void 0,
            skipResult[1]
          ];
        }
        value = acceptHeader.slice(paramStartIndex + 1, i);
        if (value.includes("\\")) value = value.replace(/\\(.)/g, "$1");
        if (nextChar === 44) return [
          nextIndex + 1,
          key,
          value,
          false
        ];
        if (nextChar === 59) {
          hasNext = true;
          nextIndex++;
        }
        i = nextIndex;
        break;
      }
      inQuotes = true;
    } else if (!inQuotes && (char === 59 || char === 44)) {
      value = acceptHeader.slice(paramStartIndex, ignoreTrailingWhitespace(acceptHeader, i));
      if (char === 59) hasNext = true;
      i++;
      break;
    }
    i++;
  }
  return [
    i,
    key,
    value ?? acceptHeader.slice(paramStartIndex, ignoreTrailingWhitespace(acceptHeader, i)),
    hasNext
  ];
};
var getNextAcceptValue = (acceptHeader, startIndex) => {
  const accept = {
    type: "",
    params: /* @__PURE__ */ Object.create(null),
    q: 1
  };
  startIndex = consumeWhitespace(acceptHeader, startIndex);
  let i = startIndex;
  while (i < acceptHeader.length) {
    const char = acceptHeader.charCodeAt(i);
    if (char === 59 || char === 44) {
      accept.type = acceptHeader.slice(startIndex, ignoreTrailingWhitespace(acceptHeader, i));
      i++;
      if (char === 44) return [i, accept.type ? accept : void 0];
      if (!accept.type) return [skipInvalidAcceptValue(acceptHeader, i), void 0];
      break;
    }
    i++;
  }
  if (!accept.type) {
    accept.type = acceptHeader.slice(startIndex, ignoreTrailingWhitespace(acceptHeader, acceptHeader.length));
    return [acceptHeader.length, accept.type ? accept : void 0];
  }
  let param;
  let value;
  let hasNext;
  while (i < acceptHeader.length) {
    [i, param, value, hasNext] = getNextParam(acceptHeader, i);
    if (param && value) accept.params[param] = value;
    if (!hasNext) break;
  }
  return [i, accept];
};
var parseAccept = (acceptHeader) => {
  if (!acceptHeader) return [];
  const values = [];
  let i = 0;
  let accept;
  let requiresSort = false;
  let lastAccept;
  while (i < acceptHeader.length) {
    [i, accept] = getNextAcceptValue(acceptHeader, i);
    if (accept) {
      accept.q = parseQuality(accept.params.q ?? accept.params.Q);
      values.push(accept);
      if (lastAccept && lastAccept.q < accept.q) requiresSort = true;
      lastAccept = accept;
    }
  }
  if (requiresSort) values.sort((a, b) => b.q - a.q);
  return values;
};
var parseQuality = (qVal) => {
  if (qVal === void 0) return 1;
  if (qVal === "") return 1;
  if (qVal === "NaN") return 0;
  const num = Number(qVal);
  if (Number.isNaN(num)) return 1;
  if (num < 0) return 0;
  if (num > 1) return 1;
  return num;
};

// node_modules/hono/dist/utils/compress.js
var COMPRESSIBLE_CONTENT_TYPE_REGEX = /^\s*(?:text\/(?!event-stream(?:[;\s]|$))[^;\s]+|application\/(?:javascript|json|xml|xml-dtd|ecmascript|dart|msgpack|postscript|rtf|tar|toml|vnd\.dart|vnd\.ms-fontobject|vnd\.ms-opentype|vnd\.msgpack|wasm|x-httpd-php|x-javascript|x-msgpack|x-ns-proxy-autoconfig|x-sh|x-tar|x-virtualbox-hdd|x-virtualbox-ova|x-virtualbox-ovf|x-virtualbox-vbox|x-virtualbox-vdi|x-virtualbox-vhd|x-virtualbox-vmdk|x-www-form-urlencoded)|font\/(?:otf|ttf)|image\/(?:bmp|vnd\.adobe\.photoshop|vnd\.microsoft\.icon|vnd\.ms-dds|x-icon|x-ms-bmp)|message\/rfc822|model\/gltf-binary|x-shader\/x-fragment|x-shader\/x-vertex|[^;\s]+?\+(?:json|text|xml|yaml|msgpack))(?:[;\s]|$)/i;

// node_modules/hono/dist/middleware/compress/index.js
var ENCODING_TYPES = ["gzip", "deflate"];
var cacheControlNoTransformRegExp = /(?:^|,)\s*?no-transform\s*?(?:,|$)/i;
var selectEncoding = (header, candidates) => {
  if (header === void 0) return;
  const accepts = parseAccept(header);
  const wildcardQ = accepts.find((a) => a.type === "*")?.q;
  let best;
  for (const enc of candidates) {
    const explicit = accepts.find((a) => a.type.toLowerCase() === enc);
    const q = explicit ? explicit.q : wildcardQ ?? 0;
    if (q === 1) return enc;
    else if (q > 0 && (!best || q > best.q)) best = {
      encoding: enc,
      q
    };
  }
  return best?.encoding;
};
var varyAcceptEncodingRegExp = /(?:^|,)\s*accept-encoding\s*(?:,|$)/i;
var compress = (options) => {
  const threshold = options?.threshold ?? 1024;
  const candidates = options?.encoding ? [options.encoding] : ENCODING_TYPES;
  const contentTypeFilter = options?.contentTypeFilter ?? COMPRESSIBLE_CONTENT_TYPE_REGEX;
  const shouldCompress = typeof contentTypeFilter === "function" ? (res) => {
    const type2 = res.headers.get("Content-Type");
    return type2 && contentTypeFilter(type2);
  } : (res) => {
    const type2 = res.headers.get("Content-Type");
    return type2 && contentTypeFilter.test(type2);
  };
  return async function compress2(ctx, next) {
    await next();
    const contentLength = ctx.res.headers.get("Content-Length");
    if (ctx.res.status === 206 || ctx.res.headers.has("Content-Encoding") || ctx.res.headers.has("Transfer-Encoding") || ctx.req.method === "HEAD" || contentLength && Number(contentLength) < threshold || !shouldCompress(ctx.res) || !shouldTransform(ctx.res)) return;
    const current = ctx.res.headers.get("Vary");
    if (current !== "*" && !(current && varyAcceptEncodingRegExp.test(current))) ctx.header("Vary", current ? `${current}, Accept-Encoding` : "Accept-Encoding");
    const accepted = ctx.req.header("Accept-Encoding");
    const encoding = selectEncoding(accepted, candidates);
    if (!encoding || !ctx.res.body) return;
    const stream = new CompressionStream(encoding);
    ctx.res = new Response(ctx.res.body.pipeThrough(stream), ctx.res);
    ctx.res.headers.delete("Content-Length");
    ctx.res.headers.set("Content-Encoding", encoding);
    const etag = ctx.res.headers.get("ETag");
    if (etag && !etag.startsWith("W/")) ctx.res.headers.set("ETag", `W/${etag}`);
  };
};
var shouldTransform = (res) => {
  const cacheControl = res.headers.get("Cache-Control");
  return !cacheControl || !cacheControlNoTransformRegExp.test(cacheControl);
};

// node_modules/hono/dist/middleware/cors/index.js
var cors = (options) => {
  const opts = {
    origin: "*",
    allowMethods: [
      "GET",
      "HEAD",
      "PUT",
      "POST",
      "DELETE",
      "PATCH",
      "QUERY"
    ],
    allowHeaders: [],
    exposeHeaders: [],
    ...options
  };
  const exposeHeadersStr = opts.exposeHeaders?.length ? opts.exposeHeaders.join(",") : void 0;
  const allowHeadersStr = opts.allowHeaders?.length ? opts.allowHeaders.join(",") : void 0;
  const findAllowOrigin = ((optsOrigin) => {
    if (typeof optsOrigin === "string") {
      if (optsOrigin === "*") return () => optsOrigin;
      else return (origin) => optsOrigin === origin ? origin : null;
    } else if (typeof optsOrigin === "function") return optsOrigin;
    else return (origin) => optsOrigin.includes(origin) ? origin : null;
  })(opts.origin);
  const findAllowMethods = ((optsAllowMethods) => {
    if (typeof optsAllowMethods === "function") return async (origin, c) => (await optsAllowMethods(origin, c)).join(",");
    else if (Array.isArray(optsAllowMethods)) {
      const methodsStr = optsAllowMethods.join(",");
      return () => methodsStr;
    } else return () => "";
  })(opts.allowMethods);
  return async function cors2(c, next) {
    function set(key, value) {
      c.res.headers.set(key, value);
    }
    const allowOrigin = await findAllowOrigin(c.req.header("origin") || "", c);
    if (allowOrigin) set("Access-Control-Allow-Origin", allowOrigin);
    if (opts.credentials) set("Access-Control-Allow-Credentials", "true");
    if (exposeHeadersStr) set("Access-Control-Expose-Headers", exposeHeadersStr);
    if (c.req.method === "OPTIONS") {
      if (opts.origin !== "*") c.res.headers.append("Vary", "Origin");
      if (opts.maxAge != null) set("Access-Control-Max-Age", opts.maxAge.toString());
      const allowMethods = await findAllowMethods(c.req.header("origin") || "", c);
      if (allowMethods) set("Access-Control-Allow-Methods", allowMethods);
      let headersStr = allowHeadersStr;
      if (!headersStr) {
        const requestHeaders = c.req.header("Access-Control-Request-Headers");
        if (requestHeaders) headersStr = requestHeaders.split(",").map((h) => h.trim()).join(",");
      }
      if (headersStr) {
        set("Access-Control-Allow-Headers", headersStr);
        c.res.headers.append("Vary", "Access-Control-Request-Headers");
      }
      c.res.headers.delete("Content-Length");
      c.res.headers.delete("Content-Type");
      return new Response(null, {
        headers: c.res.headers,
        status: 204,
        statusText: "No Content"
      });
    }
    await next();
    if (opts.origin !== "*") c.header("Vary", "Origin", { append: true });
  };
};

// src/core/api/routes/route-patterns.ts
var routePatterns = [{ "method": "GET", "path": "/customers" }, { "method": "POST", "path": "/customers" }, { "method": "GET", "path": "/customers/{id}" }, { "method": "PATCH", "path": "/customers/{id}" }, { "method": "GET", "path": "/products" }, { "method": "POST", "path": "/products" }, { "method": "GET", "path": "/products/{id}" }, { "method": "PATCH", "path": "/products/{id}" }, { "method": "GET", "path": "/invoices" }, { "method": "POST", "path": "/invoices" }, { "method": "GET", "path": "/invoices/{id}" }, { "method": "PATCH", "path": "/invoices/{id}" }, { "method": "POST", "path": "/invoices/{id}/finalize" }, { "method": "POST", "path": "/invoices/{id}/void" }, { "method": "GET", "path": "/payments" }, { "method": "POST", "path": "/payments" }, { "method": "GET", "path": "/payments/{id}" }, { "method": "PATCH", "path": "/payments/{id}" }, { "method": "POST", "path": "/invoices/{id}/payments" }, { "method": "POST", "path": "/quotations/{id}/send" }, { "method": "POST", "path": "/quotations/{id}/issue" }, { "method": "POST", "path": "/quotations/{id}/accept" }, { "method": "POST", "path": "/quotations/{id}/decline" }, { "method": "POST", "path": "/quotations/{id}/cancel" }, { "method": "POST", "path": "/quotations/{id}/convert" }, { "method": "POST", "path": "/quotations/{id}/duplicate" }, { "method": "POST", "path": "/quotations/{id}/rotate_link" }, { "method": "POST", "path": "/invoices/{id}/mark_uncollectible" }, { "method": "POST", "path": "/invoices/{id}/duplicate" }, { "method": "POST", "path": "/invoices/{id}/rotate_link" }, { "method": "POST", "path": "/payments/{id}/void" }, { "method": "POST", "path": "/payments/{id}/apply" }, { "method": "POST", "path": "/payments/{id}/unapply" }, { "method": "POST", "path": "/payments/{id}/refund" }, { "method": "POST", "path": "/credit_notes/{id}/issue" }, { "method": "POST", "path": "/credit_notes/{id}/apply" }, { "method": "POST", "path": "/credit_notes/{id}/unapply" }, { "method": "POST", "path": "/credit_notes/{id}/refund" }, { "method": "POST", "path": "/credit_notes/{id}/void" }, { "method": "POST", "path": "/credit_notes/{id}/rotate_link" }, { "method": "POST", "path": "/refunds/{id}/void" }, { "method": "POST", "path": "/emails/{id}/cancel" }, { "method": "GET", "path": "/quotations" }, { "method": "GET", "path": "/quotations/{id}" }, { "method": "GET", "path": "/credit_notes" }, { "method": "GET", "path": "/refunds" }, { "method": "GET", "path": "/emails" }, { "method": "POST", "path": "/quotations" }, { "method": "PATCH", "path": "/quotations/{id}" }, { "method": "POST", "path": "/credit_notes" }, { "method": "GET", "path": "/credit_notes/{id}" }, { "method": "PATCH", "path": "/credit_notes/{id}" }, { "method": "POST", "path": "/refunds" }, { "method": "GET", "path": "/refunds/{id}" }, { "method": "PATCH", "path": "/refunds/{id}" }, { "method": "GET", "path": "/emails/{id}" }, { "method": "POST", "path": "/customers/batch" }, { "method": "POST", "path": "/products/batch" }, { "method": "POST", "path": "/quotations/batch" }, { "method": "POST", "path": "/invoices/batch" }, { "method": "POST", "path": "/payments/batch" }, { "method": "POST", "path": "/credit_notes/batch" }, { "method": "POST", "path": "/refunds/batch" }, { "method": "POST", "path": "/invoices/preview" }, { "method": "POST", "path": "/credit_notes/preview" }, { "method": "DELETE", "path": "/customers/{id}" }, { "method": "DELETE", "path": "/products/{id}" }, { "method": "DELETE", "path": "/quotations/{id}" }, { "method": "DELETE", "path": "/invoices/{id}" }, { "method": "DELETE", "path": "/credit_notes/{id}" }, { "method": "GET", "path": "/invoices/{id}/payments" }, { "method": "GET", "path": "/invoices/{id}/credit_notes" }, { "method": "GET", "path": "/invoices/{id}/ubl" }, { "method": "GET", "path": "/invoices/{id}/cii" }, { "method": "GET", "path": "/invoices/{id}/einvoice_check" }, { "method": "GET", "path": "/credit_notes/{id}/ubl" }, { "method": "GET", "path": "/credit_notes/{id}/cii" }, { "method": "GET", "path": "/credit_notes/{id}/einvoice_check" }, { "method": "GET", "path": "/invoices/{id}/html" }, { "method": "GET", "path": "/invoices/{id}/pdf" }, { "method": "GET", "path": "/quotations/{id}/html" }, { "method": "GET", "path": "/quotations/{id}/pdf" }, { "method": "GET", "path": "/credit_notes/{id}/html" }, { "method": "GET", "path": "/credit_notes/{id}/pdf" }, { "method": "POST", "path": "/invoices/{id}/email" }, { "method": "POST", "path": "/quotations/{id}/email" }, { "method": "POST", "path": "/credit_notes/{id}/email" }, { "method": "GET", "path": "/reports/tax" }, { "method": "GET", "path": "/reports/receivables" }, { "method": "GET", "path": "/" }, { "method": "GET", "path": "/me" }, { "method": "GET", "path": "/workspace" }, { "method": "PATCH", "path": "/workspace" }, { "method": "GET", "path": "/customers/{id}/balance" }, { "method": "GET", "path": "/events" }, { "method": "GET", "path": "/events/{id}" }, { "method": "GET", "path": "/webhook_endpoints" }, { "method": "POST", "path": "/webhook_endpoints" }, { "method": "GET", "path": "/webhook_endpoints/{id}" }, { "method": "PATCH", "path": "/webhook_endpoints/{id}" }, { "method": "DELETE", "path": "/webhook_endpoints/{id}" }, { "method": "POST", "path": "/webhook_endpoints/{id}/ping" }, { "method": "POST", "path": "/webhook_endpoints/{id}/rotate_secret" }, { "method": "POST", "path": "/webhook_endpoints/{id}/recover" }, { "method": "GET", "path": "/webhook_endpoints/{id}/deliveries" }, { "method": "GET", "path": "/deliveries/{id}" }, { "method": "POST", "path": "/deliveries/{id}/resend" }, { "method": "DELETE", "path": "/test_data" }];

// src/core/api/message.ts
var placeHeader = "x-pack-place";

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
function classifyAnswer(answer2, read3) {
  if (answer2.kind === "silence") return failed(answer2.cause);
  if (answer2.status >= 300 && answer2.status < 400) return classifyRedirect(answer2);
  if (answer2.status !== 200) return failed(causeOfStatus(answer2.status));
  if (isHtml(answer2)) return failed(causeOfPage(answer2.body));
  const envelope = read3(answer2.body);
  return typeof envelope === "string" ? failed(envelope) : { kind: "envelope", envelope };
}
function classifyRedirect(answer2) {
  if (answer2.location === null) return failed("not_an_envelope");
  return { kind: "redirect", location: answer2.location };
}
function causeOfStatus(status) {
  if (status === 404) return "unknown_deployment";
  if (status === 401 || status === 403) return "sign_in_required";
  if (status === 429) return "too_fast";
  if (status === 504) return "no_answer_in_time";
  return status >= 500 ? "google_error" : "not_an_envelope";
}
function isHtml(answer2) {
  return answer2.body.trimStart().startsWith("<") || /html/i.test(answer2.contentType);
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
  const read3 = readWebAppUrl(execUrl);
  return "url" in read3 && read3.isLocal;
}
function isOwnOrigin(location, execUrl) {
  return URL.canParse(location, execUrl) && new URL(location, execUrl).origin === new URL(execUrl).origin;
}

// src/gateway/transport/fetch-hop.ts
var ANSWER_BYTES_MAX = 16 * 1024 * 1024;
async function fetchHop(order2) {
  const late = AbortSignal.timeout(order2.timeoutMs);
  const signal = order2.signal === null ? late : AbortSignal.any([late, order2.signal]);
  const { fetch: fetch2 } = order2;
  try {
    const response = await fetch2(order2.url, buildRequest(order2, signal));
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
function buildRequest(order2, signal) {
  const common = { method: order2.method, redirect: order2.redirect, signal };
  if (order2.body === void 0) return { ...common, headers: { accept: "application/json" } };
  return { ...common, headers: { "content-type": "text/plain;charset=utf-8" }, body: order2.body };
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
var longPage = /(^|&)limit=[2-9]\d\d/;
function isOfApi({ envelope }) {
  return envelope.path.startsWith("/api/v1/");
}
function mayShare(request) {
  const { path, query } = request.envelope;
  return isRepeatable(request) && isOfApi(request) && !path.endsWith("/batch") && !longPage.test(String(query ?? ""));
}

// src/gateway/transport/attempt-call.ts
function attemptAlone({ envelope }, settings) {
  return attemptCall({ text: JSON.stringify(envelope), read: readAnswer }, settings);
}
async function attemptCall(call, settings) {
  const { text, read: read3 } = call;
  if (settings.redirect === "follow")
    return readFollowed(await post(text, settings, "follow"), read3, settings);
  const answer2 = await post(text, settings, "manual");
  if (answer2.kind === "answer" && answer2.isHidden)
    return readFollowed(await post(text, settings, "follow"), read3, settings);
  const verdict = classifyAnswer(answer2, read3);
  if (verdict.kind !== "redirect") return verdict;
  const echoUrl = resolveEchoUrl(verdict.location, settings.execUrl);
  if (echoUrl !== null) return readSecondHop(echoUrl, read3, settings);
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
async function readFollowed(answer2, read3, settings) {
  const verdict = classifyAnswer(answer2, read3);
  if (verdict.kind === "envelope") return verdict;
  const echoUrl = answer2.kind === "answer" ? resolveEchoUrl(answer2.url, settings.execUrl) : null;
  if (echoUrl !== null) return readSecondHop(echoUrl, read3, settings);
  return verdict.kind === "redirect" ? { kind: "failed", cause: "not_an_envelope" } : verdict;
}
async function readSecondHop(echoUrl, read3, settings) {
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
      read3
    );
    if (verdict.kind === "envelope") return verdict;
    if (verdict.kind === "failed" && verdict.cause === "answer_too_long") return verdict;
    if (verdict.kind === "redirect") url = resolveEchoUrl(verdict.location, settings.execUrl) ?? url;
  }
  return { kind: "failed", cause: "answer_lost" };
}

// src/gateway/transport/pack-envelope.ts
function writePack(texts) {
  return `{"requests":[${texts.join()}]}`;
}
function packReader(places) {
  const haveOwnIds = new Set(places.map(({ requestId }) => requestId)).size === places.length;
  const isOf = (answer2, at) => {
    const named = headerOf(answer2, placeHeader);
    if (named !== void 0) return named === at?.place;
    return haveOwnIds && headerOf(answer2, "x-request-id") === at?.requestId;
  };
  return (text) => {
    const parsed = parseObject(text);
    if (parsed === null) return "not_an_envelope";
    const { responses } = parsed;
    if (responses === void 0)
      return toEnvelope(parsed) === null ? "not_an_envelope" : { fault: "not_taken" };
    if (!Array.isArray(responses) || responses.length !== places.length) return { fault: "mixed_up" };
    const answers = responses.flatMap((one, index) => {
      const answer2 = isObject(one) ? toEnvelope(one) : null;
      return answer2 !== null && isOf(answer2, places[index]) ? [answer2] : [];
    });
    return answers.length === places.length ? { answers } : { fault: "mixed_up" };
  };
}
function headerOf({ headers }, wanted) {
  return Object.entries(headers).find(([name]) => name.toLowerCase() === wanted)?.[1];
}

// src/gateway/transport/pack-queue.ts
var firstRequestMs = 1e3;
var weightOfNewest = 0.3;
function createLanes(settings, callMsMax2) {
  const { readCallsMax, writeCallsMax, writeGatherMs } = settings;
  const open = (callsMax, gatherMs) => createPackQueue(settings, { callsMax, gatherMs }, callMsMax2);
  return { read: open(readCallsMax, 0), write: open(writeCallsMax, writeGatherMs), stranger: open(1, 0) };
}
function createPackQueue(settings, { callsMax, gatherMs }, callMsMax2) {
  let waiting = [];
  const enteredMs = /* @__PURE__ */ new WeakMap();
  const [callers, origins] = [createTurns(({ caller }) => caller), createTurns(({ origin }) => origin)];
  const inTurn = () => origins.inTurn(callers.inTurn(waiting));
  let requestMs = firstRequestMs;
  const calls = /* @__PURE__ */ new Map();
  const forgetStopped = (nowMs) => {
    for (const [call, startMs] of calls) if (nowMs >= startMs + callMsMax2) calls.delete(call);
  };
  const share = () => Math.min(
    Math.ceil(waiting.length / (callsMax - calls.size)),
    settings.requestsMax,
    Math.floor(settings.callMs / requestMs)
  );
  const readyMs = () => {
    const [oldest] = waiting;
    if (oldest === void 0 || calls.size >= callsMax) return Number.POSITIVE_INFINITY;
    return (enteredMs.get(oldest) ?? 0) + (calls.size === 0 ? 0 : gatherMs);
  };
  const leave = (queued) => {
    const isWaiting = waiting.includes(queued);
    waiting = waiting.filter((one) => one !== queued);
    return isWaiting;
  };
  const isTooFull = () => waiting.length > settings.waitingMax || waiting.reduce((sum, { length }) => sum + length, 0) > settings.waitingLengthMax;
  return {
    enter(queued, nowMs) {
      const own = waiting.filter(({ caller }) => caller === queued.caller);
      if (own.length >= settings.waitingOfKeyMax) return [queued];
      waiting.push(queued);
      enteredMs.set(queued, nowMs);
      const left = [];
      while (isTooFull()) left.push(...inTurn().slice(-1).filter(leave));
      return left;
    },
    next(nowMs) {
      forgetStopped(nowMs);
      if (!(readyMs() <= nowMs)) return null;
      const call = choose(inTurn(), share(), settings.lengthMax);
      for (const turns of [callers, origins]) turns.served(call);
      waiting = waiting.filter((queued) => !call.includes(queued));
      calls.set(call, nowMs);
      return call;
    },
    readyMs,
    ended(call, nowMs) {
      const startMs = calls.get(call);
      calls.delete(call);
      if (startMs !== void 0) requestMs += ((nowMs - startMs) / call.length - requestMs) * weightOfNewest;
    },
    leave,
    isIdle: () => waiting.length === 0 && calls.size === 0
  };
}
function choose(inTurn, countMax, lengthMax) {
  const [first, ...rest] = inTurn;
  if (first === void 0) return [];
  const call = [first];
  let { length } = first;
  for (const queued of first.isAlone ? [] : rest) {
    if (call.length >= countMax) break;
    if (queued.isAlone || length + queued.length > lengthMax) continue;
    call.push(queued);
    length += queued.length;
  }
  return call;
}
var servedNamesMax = 1e3;
function createTurns(nameOf) {
  const lastServed = /* @__PURE__ */ new Map();
  let serves = 0;
  return {
    /** The first request of each name, then the second of each; of these, the one whose name was served longest ago. */
    inTurn(waiting) {
      const seen = /* @__PURE__ */ new Map();
      const placed = waiting.map((queued) => {
        const name = nameOf(queued);
        const turn = seen.get(name) ?? 0;
        seen.set(name, turn + 1);
        return { queued, turn, served: lastServed.get(name) ?? 0 };
      });
      return placed.sort((a, b) => a.turn - b.turn || a.served - b.served).map(({ queued }) => queued);
    },
    /** Notes who is served now. */
    served(call) {
      serves += 1;
      for (const name of new Set(call.map(nameOf))) {
        lastServed.delete(name);
        lastServed.set(name, serves);
      }
      for (const longestAgo of lastServed.keys()) {
        if (lastServed.size <= servedNamesMax) break;
        lastServed.delete(longestAgo);
      }
    }
  };
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
function callMsMax({ postMs, echoReadMs, echoPausesMs }) {
  const pausesMs = echoPausesMs.reduce((sum, ms) => sum + ms, 0);
  return postMs + pausesMs + echoReadMs * (echoPausesMs.length + 1);
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

// src/gateway/transport/packed-calls.ts
var blamesRequest = /* @__PURE__ */ new Set([
  "answer_too_long",
  "not_an_envelope",
  "script_failed"
]);
function createPackedCalls(settings) {
  const workspaces = /* @__PURE__ */ new Map();
  const queuesOf = (transport) => {
    const known = workspaces.get(transport.execUrl);
    if (known !== void 0) return known;
    const lanes = createLanes(settings, callMsMax(transport.limits));
    const queues = { lanes, aloneUntil: Number.NEGATIVE_INFINITY };
    workspaces.set(transport.execUrl, queues);
    return queues;
  };
  const forgetIdle = (execUrl, { lanes, aloneUntil }, now) => {
    if (Object.values(lanes).every((lane) => lane.isIdle()) && aloneUntil <= now) workspaces.delete(execUrl);
  };
  const makeCall = async (call, queue, transport) => {
    const queues = queuesOf(transport);
    let results = [];
    try {
      results = await send(call, transport, () => {
        queues.aloneUntil = transport.now() + settings.refusedMs;
      });
    } finally {
      for (const [index, { tell }] of call.entries()) tell({ result: results[index] ?? lost });
      queue.ended(call, transport.now());
      startNext(queue, transport);
      forgetIdle(transport.execUrl, queues, transport.now());
    }
    return results[0] ?? lost;
  };
  return {
    open(caller) {
      let isBlamed = false;
      return async (request, transport) => {
        const { lanes, aloneUntil } = queuesOf(transport);
        const sendsAlone = settings.requestsMax === 1 || aloneUntil > transport.now();
        const isKnown = caller.isKnown();
        if (isKnown && sendsAlone) return attemptAlone(request, transport);
        const queue = lanes[laneOf(request, isKnown)];
        const isAlone = sendsAlone || isBlamed || !mayTravel(request, isKnown);
        const origin = isKnown ? "" : caller.origin;
        const waiting = waitingOf(request, { caller: caller.name, origin, isAlone });
        const turn = await waitForTurn(queue, waiting, { settings, transport, hungUp: caller.hungUp });
        const isShared = "result" in turn || turn.call.length > 1;
        const result = "result" in turn ? turn.result : await makeCall(turn.call, queue, transport);
        if (!isShared || result.kind !== "failed" || !blamesRequest.has(result.cause)) return result;
        isBlamed = true;
        return lost;
      };
    }
  };
}
var lost = { kind: "failed", cause: "answer_lost" };
function laneOf(request, isKnown) {
  if (!isKnown) return "stranger";
  return isRead(request) ? "read" : "write";
}
function mayTravel(request, isKnown) {
  return isKnown ? mayShare(request) : isOfApi(request);
}
function waitingOf({ envelope }, facts) {
  const { length } = JSON.stringify(envelope);
  const requestId = envelope.headers?.["x-request-id"] ?? "";
  return { ...facts, envelope, length, place: crypto.randomUUID(), requestId };
}
async function waitForTurn(queue, queued, { settings, transport, hungUp }) {
  const timers = [];
  const later = (ms, run) => timers.push(setTimeout(run, ms));
  let giveUp = () => void 0;
  const told = new Promise((resolve) => {
    const waiting = { ...queued, tell: resolve };
    giveUp = () => {
      if (queue.leave(waiting)) resolve(failedTurn("too_many_waiting"));
    };
    for (const { tell } of queue.enter(waiting, transport.now())) tell(failedTurn("too_many_waiting"));
    startNext(queue, transport);
    later(settings.writeGatherMs, () => startNext(queue, transport));
    later(settings.waitMs, () => {
      giveUp();
      later(callMsMax(transport.limits), () => resolve(failedTurn("no_answer_in_time")));
    });
  });
  hungUp?.addEventListener("abort", giveUp, { once: true });
  if (hungUp?.aborted === true) giveUp();
  try {
    return await told;
  } finally {
    timers.forEach(clearTimeout);
    hungUp?.removeEventListener("abort", giveUp);
  }
}
function failedTurn(cause) {
  return { result: { kind: "failed", cause } };
}
function startNext(queue, { now }) {
  for (let call = queue.next(now()); call !== null; call = queue.next(now())) call[0]?.tell({ call });
}
async function send(call, transport, refused) {
  const [first] = call;
  if (call.length === 1 && first !== void 0) return [await attemptAlone(first, transport)];
  const text = writePack(
    call.map(
      ({ envelope, place }) => JSON.stringify({ ...envelope, headers: { ...envelope.headers, [placeHeader]: place } })
    )
  );
  const read3 = packReader(call);
  const result = await attemptCall({ text, read: read3 }, transport);
  if (result.kind === "failed") return call.map(() => result);
  if ("answers" in result.envelope)
    return result.envelope.answers.map((envelope) => ({ kind: "envelope", envelope }));
  if (result.envelope.fault === "not_taken") refused();
  return call.map(() => ({ kind: "failed", cause: "not_an_envelope" }));
}

// src/gateway/transport/packing-settings.ts
var PACKING_SETTINGS = {
  // More would hardly save anything: the start of an execution, which they share, takes less than a second.
  requestsMax: 30,
  // Callers wait for the whole call, and it must end long before a caller or Google gives it up.
  callMs: 12e3,
  // Thirty clients without a pause were served most reads with 6 to 8. Google runs 30 executions for an owner, and
  // triggers and other callers need some as well.
  readCallsMax: 8,
  // The script commits one write after the other. While one call commits, the next one starts its execution.
  writeCallsMax: 2,
  // Callers that were answered together send their next requests within a tenth of a second. Without the pause the first
  // of them would leave alone, and its call would hold the script's lock for nearly as long as one with all of them.
  writeGatherMs: 100,
  // Half of what the web app takes. A single request is sent alone when it is longer.
  lengthMax: 1024 * 1024,
  // About what the script can answer in the time that a request may wait.
  waitingMax: 300,
  // Eight full calls. Most requests have less than a kilobyte; a flood of long ones must not fill the memory.
  waitingLengthMax: 8 * 1024 * 1024,
  // No key is admitted more often in a minute.
  waitingOfKeyMax: 100,
  // Most callers give up after half a minute, and the call itself takes some seconds.
  waitMs: 2e4,
  // Owners deploy a new version seldom; asking again costs the requests of one pack a second.
  refusedMs: 5 * 6e4
};
var PACKING_VARIABLES = {
  PACK_REQUESTS: { setting: "requestsMax", max: 50 },
  PACK_READ_CALLS: { setting: "readCallsMax", max: 30 },
  PACK_WRITE_CALLS: { setting: "writeCallsMax", max: 30 },
  PACK_WAITING: { setting: "waitingMax", max: 1e4 }
};
function readPacking(variables) {
  const read3 = Object.entries(PACKING_VARIABLES).map(([name, { setting, max }]) => {
    const value = readWhole(String(variables[name] || PACKING_SETTINGS[setting]));
    return value >= 1 && value <= max ? { set: { [setting]: value }, faults: [] } : { set: {}, faults: [`${name} must be a whole number from 1 to ${max}.`] };
  });
  return {
    packing: Object.assign({ ...PACKING_SETTINGS }, ...read3.map(({ set }) => set)),
    faults: read3.flatMap(({ faults }) => faults)
  };
}
function readWhole(text) {
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

// src/gateway/http/access-log.ts
var KEY_IN_PATH = /bbk_(live|test|local)_[0-9a-z]*/gi;
var LINK_IN_PATH = /^((?:\/w\/[^/]+)?\/d\/\w{1,45}_)[0-9a-f]{20,}/i;
var ESCAPED = /%(?:25)*([0-9a-f]{2})|[\\/]u00([0-9a-f]{2})/gi;
var PASSES_MAX = 5;
function redactKeys(path) {
  const plain = unescaped(path);
  const hidden = redacted(plain);
  return hidden === plain ? path : hidden;
}
function redacted(path) {
  return path.replace(KEY_IN_PATH, "bbk_$1_…").replace(LINK_IN_PATH, "$1…");
}
function unescaped(path) {
  let [before, text] = ["", path];
  for (let pass = 0; pass < PASSES_MAX && text !== before; pass += 1) {
    before = text;
    text = before.replace(
      ESCAPED,
      (_escape, percent, json) => String.fromCharCode(Number.parseInt(percent ?? json ?? "", 16))
    );
  }
  return text;
}

// src/gateway/http/base-url.ts
function requestOrigin(request) {
  return new URL(request.url).origin;
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
var ALLOWED_METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

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

// src/gateway/http/json-response.ts
function jsonResponse(status, headers, value) {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  headers.set("Content-Length", String(bytes.byteLength));
  return new Response(bytes, { status, headers });
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
  const type2 = `urn:problem-type:billing:${code}`;
  const body = { type: type2, title, status, code, detail, instance, request_id: requestId };
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

// src/gateway/http/page-limit.ts
var VIEWS_MAX = 20;
var WINDOW_MS = 6e4;
var PAGES_MAX = 1e4;
function createPageLimit() {
  const views = /* @__PURE__ */ new Map();
  return (page, nowMs) => {
    const recent = (views.get(page) ?? []).filter((view) => view > nowMs - WINDOW_MS);
    views.delete(page);
    views.set(page, recent);
    for (const oldest of views.keys()) {
      if (views.size <= PAGES_MAX) break;
      views.delete(oldest);
    }
    if (recent.length >= VIEWS_MAX) return Math.ceil(((recent[0] ?? nowMs) + WINDOW_MS - nowMs) / 1e3);
    recent.push(nowMs);
    return null;
  };
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
function isPagePath(path) {
  return path.startsWith("/d/");
}
var MCP_PATH = /^\/mcp\/?$/;
function isMcpPath(path) {
  return MCP_PATH.test(path);
}
function isApiPath(path) {
  return API_PATH.test(path);
}
var WORKSPACE_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,62}$/;
function isWorkspaceName(name) {
  return WORKSPACE_NAME.test(name);
}

// src/core/access/scopes.ts
function hasScope(scopes, needed) {
  return scopes.includes(needed) || scopes.includes(needed.replace(/(create|update)$/, "write"));
}

// src/gateway/mcp/tool.ts
var idempotencyKey = {
  idempotency_key: {
    type: "string",
    pattern: "^[!-~]{1,200}$",
    description: "Your own name for this write, new for each; repeat it after a lost answer."
  }
};
var paging = {
  limit: { type: "integer", minimum: 1, maximum: 100, description: "Default 20." },
  cursor: { type: "string", description: "next_cursor of the last answer." }
};
function textInput(description) {
  return { type: "string", ...description === void 0 ? {} : { description } };
}
var dayInput = { type: "string", pattern: "^\\d{4}-\\d\\d-\\d\\d$" };
function amountInput(description) {
  return { type: ["number", "string"], ...description === void 0 ? {} : { description } };
}
function idOf(prefix) {
  return { type: "string", pattern: `^${prefix}_[0-9A-Z]{26}$` };
}
function splitWrite(args) {
  const { idempotency_key: key, ...body } = args;
  return { key: String(key), body };
}
function shortList({ status, body }, names) {
  const { data, has_more, next_cursor } = body;
  if (status >= 400 || !Array.isArray(data)) return { status, body };
  const short = data.map((record) => pickMembers(record, names));
  return { status, body: { object: "list", data: short, has_more, next_cursor } };
}
function pickMembers(record, names) {
  return Object.fromEntries(
    names.flatMap(
      (name) => record[name] === null || record[name] === void 0 ? [] : [[name, record[name]]]
    )
  );
}

// src/gateway/mcp/tools/customers.ts
var shown = [
  ...["id", "name", "email", "company", "phone", "currency", "payment_terms_days", "external_id", "archived"]
];
var searchCustomers = {
  name: "search_customers",
  title: "Find customers",
  description: "Customers by a part of their name, e-mail or company, or by your own id.",
  effect: "read",
  scopes: ["customers:read"],
  properties: {
    q: textInput("Part of name, e-mail, company."),
    email: textInput(),
    external_id: textInput(),
    ...paging
  },
  run: async ({ limit = 20, ...query }, call) => shortList(await call({ method: "GET", path: "/customers", query: { limit, ...query } }), shown)
};
var upsertCustomer = {
  name: "upsert_customer",
  title: "Create or change a customer",
  description: "Changes the customer with this id or external_id; creates one when there is none. Further fields as in the API: company, tax_ids, shipping_address, language, notes, metadata.",
  effect: "change",
  scopes: ["customers:read", "customers:create", "customers:update"],
  properties: {
    ...idempotencyKey,
    id: idOf("cus"),
    external_id: textInput("Your own id, unique. Give it, so that nobody is created twice."),
    name: textInput("Required for a new customer."),
    email: textInput(),
    phone: textInput(),
    billing_address: {
      type: "object",
      description: "line1, line2, city, state, postal_code, country (two letters)."
    },
    currency: textInput("ISO 4217."),
    payment_terms_days: { type: "integer", minimum: 0, maximum: 365 }
  },
  required: ["idempotency_key"],
  isOpen: true,
  run: upsert
};
async function upsert(args, call) {
  const { key, body } = splitWrite(args);
  const { id, ...fields } = body;
  const change = (changedId) => call({
    method: "PATCH",
    path: `/customers/${changedId}`,
    body: fields,
    idempotencyKey: `${key}.change`
  });
  if (typeof id === "string") return change(id);
  if (typeof fields.external_id === "string" && (fields.name ?? null) === null) {
    const known = await findByExternalId(fields.external_id, call);
    if (known !== null) return change(known);
  }
  const made = await call({ method: "POST", path: "/customers", body: fields, idempotencyKey: key });
  const { code, existing_id } = made.body;
  return code === "external_id_taken" && typeof existing_id === "string" ? change(existing_id) : made;
}
async function findByExternalId(externalId, call) {
  const query = { external_id: externalId, limit: 1 };
  const { body } = await call({ method: "GET", path: "/customers", query });
  const [first] = Array.isArray(body.data) ? body.data : [];
  return typeof first?.id === "string" ? first.id : null;
}
var customerTools = [searchCustomers, upsertCustomer];

// src/gateway/mcp/tools/documents.ts
var shownProduct = ["id", "name", "sku", "unit_price", "currency", "tax_rate", "unit", "active"];
var searchProducts = {
  name: "search_products",
  title: "Find products",
  description: "Products by a part of their name or SKU, with price and tax rate.",
  effect: "read",
  scopes: ["products:read"],
  properties: {
    q: textInput("Part of name or SKU."),
    sku: textInput(),
    active: { type: "boolean" },
    ...paging
  },
  run: async ({ limit = 20, ...query }, call) => shortList(await call({ method: "GET", path: "/products", query: { limit, ...query } }), shownProduct)
};
var line = {
  type: "object",
  properties: {
    product_id: idOf("prd"),
    description: textInput("Required without product_id."),
    quantity: amountInput("Default 1."),
    unit_price: amountInput("Required without product_id."),
    tax_rate: amountInput("Percent, 20 for 20 %."),
    discount: amountInput(),
    discount_percent: amountInput()
  }
};
var documentFields = {
  customer_id: idOf("cus"),
  customer_name: textInput("Instead of customer_id: found by this name, or created."),
  items: { type: "array", items: line, description: "The lines; this or total." },
  total: amountInput("With items a check, else the only line."),
  currency: textInput("ISO 4217. Default: the customer’s."),
  invoice_date: { ...dayInput, description: "Default today." },
  due_date: dayInput,
  quotation_date: dayInput,
  expiry_date: dayInput,
  discount: amountInput("An amount off the whole document."),
  tax_inclusive: { type: "boolean", description: "Prices include tax." },
  notes: textInput(),
  po_number: textInput(),
  external_id: textInput("Your own id, unique.")
};
var type = (description) => ({
  type: "string",
  enum: ["invoice", "quotation"],
  description
});
var documentVariants = {
  argument: "type",
  scopes: {
    invoice: ["invoices:create"],
    quotation: ["quotations:create"]
  }
};
function splitType({ type: type2, ...body }) {
  return { path: `/${String(type2)}s`, body };
}
var previewDocument = {
  name: "preview_document",
  title: "Compute a document without storing it",
  description: "The totals, taxes and faults of an invoice or quotation; nothing is stored. Takes the fields of create_document.",
  effect: "read",
  scopes: [],
  variants: documentVariants,
  properties: {
    type: type("What to compute."),
    customer_id: idOf("cus"),
    customer_name: textInput(),
    items: { type: "array", description: "As in create_document." },
    total: amountInput()
  },
  required: ["type"],
  isOpen: true,
  run: (args, call) => {
    const { path, body } = splitType(args);
    return call({ method: "POST", path: `${path}/preview`, body });
  }
};
var createDocument = {
  name: "create_document",
  title: "Create an invoice or a quotation",
  description: "Creates an invoice, which is numbered and payable at once unless status is draft, or a quotation, which is a draft unless status is sent. An issued invoice cannot be deleted, only credited: preview it first. Further fields as in the API.",
  effect: "add",
  scopes: [],
  variants: documentVariants,
  properties: {
    ...idempotencyKey,
    type: type("What to create."),
    status: { type: "string", enum: ["draft", "open", "sent"] },
    ...documentFields
  },
  required: ["type", "idempotency_key"],
  isOpen: true,
  run: (args, call) => {
    const { key, body: fields } = splitWrite(args);
    const { path, body } = splitType(fields);
    return call({ method: "POST", path, body, idempotencyKey: key });
  }
};
var documentTools = [searchProducts, previewDocument, createDocument];

// src/gateway/mcp/tool-problem.ts
function problemOf(code, detail, errors = []) {
  const status = errorTable[code];
  const body = { title: titleOfCode(code), status, code, detail };
  return { status, body: errors.length === 0 ? body : { ...body, errors } };
}

// src/gateway/mcp/tools/invoices.ts
var shown2 = [
  ...[
    "id",
    "number",
    "status",
    "customer_id",
    "customer_name",
    "invoice_date",
    "due_date",
    "currency",
    "total"
  ],
  ...["amount_due", "is_overdue", "external_id", "hosted_url"]
];
var listInvoices = {
  name: "list_invoices",
  title: "List invoices",
  description: "Invoices, the newest first, in few words; get_invoice shows one with its lines.",
  effect: "read",
  scopes: ["invoices:read"],
  properties: {
    status: textInput(
      "Several with commas: draft, open, partially_paid, paid, credited, void, uncollectible. Open ones are open,partially_paid."
    ),
    overdue: { type: "boolean" },
    customer_id: idOf("cus"),
    external_id: textInput(),
    from: { ...dayInput, description: "First invoice date." },
    to: { ...dayInput, description: "Last invoice date." },
    sort: textInput(
      "created_at, number, invoice_date, due_date, total, amount_due; a minus before it for descending."
    ),
    ...paging
  },
  run: async ({ from, to, limit = 20, ...rest }, call) => {
    const query = { limit, "invoice_date[gte]": from, "invoice_date[lte]": to, ...rest };
    return shortList(await call({ method: "GET", path: "/invoices", query }), shown2);
  }
};
var getInvoice = {
  name: "get_invoice",
  title: "Show an invoice",
  description: "One invoice with its lines, taxes, what is paid and due, and the actions it allows.",
  effect: "read",
  scopes: ["invoices:read"],
  properties: {
    id: idOf("inv"),
    number: textInput("Instead of the id."),
    expand: textInput("Also show, with commas: customer, payments, credit_notes, quotation.")
  },
  run: showInvoice
};
async function showInvoice({ id, number, expand }, call) {
  if (typeof id === "string") return call({ method: "GET", path: `/invoices/${id}`, query: { expand } });
  if (typeof number !== "string")
    return problemOf("validation_failed", "Give the id or the number of the invoice.", [
      { pointer: "/id", code: "required", message: "Give the id or the number of the invoice." }
    ]);
  const found = await call({ method: "GET", path: "/invoices", query: { number, expand, limit: 1 } });
  const [invoice] = Array.isArray(found.body.data) ? found.body.data : [];
  if (found.status >= 400) return found;
  return invoice === void 0 ? problemOf("not_found", "No invoice has this number.") : { status: 200, body: invoice };
}
var ofInvoice = { invoice_id: idOf("inv"), invoice_number: textInput("Instead of invoice_id.") };
var recordPayment = {
  name: "record_payment",
  title: "Record a payment",
  description: "Records that a customer has paid an invoice, in whole or in part. It moves no money. Further fields as in the API.",
  effect: "add",
  scopes: ["payments:create"],
  properties: {
    ...idempotencyKey,
    ...ofInvoice,
    amount: amountInput("Default: all that is due."),
    payment_date: { ...dayInput, description: "Default today." },
    method: {
      type: "string",
      enum: ["bank_transfer", "card", "cash", "check", "direct_debit", "online", "other"]
    },
    reference: textInput("For example of the bank statement."),
    external_id: textInput("Your own id, unique."),
    overpayment: {
      type: "string",
      enum: ["refuse", "credit"],
      description: "credit keeps what is more than due."
    }
  },
  required: ["idempotency_key"],
  isOpen: true,
  run: (args, call) => create("/payments", args, call)
};
var creditInvoice = {
  name: "credit_invoice",
  title: "Credit an invoice",
  description: "Issues a credit note about an invoice: of some lines, of an amount, or without either of all that is left. It lowers what is due. Further fields as in the API, such as refund.",
  effect: "change",
  scopes: ["credit_notes:create"],
  properties: {
    ...idempotencyKey,
    ...ofInvoice,
    reason: {
      type: "string",
      enum: [
        ...["duplicate", "order_change", "order_cancellation", "product_unsatisfactory", "price_correction"],
        ...["fraudulent", "other"]
      ]
    },
    reason_text: textInput("Required with other."),
    amount: amountInput("With tax."),
    lines: {
      type: "array",
      items: {
        type: "object",
        properties: { invoice_item_id: textInput(), quantity: amountInput(), amount: amountInput() }
      }
    },
    notes: textInput()
  },
  required: ["reason", "idempotency_key"],
  isOpen: true,
  run: (args, call) => create("/credit_notes", args, call)
};
var quotationAction = {
  name: "quotation_action",
  title: "Act on a quotation",
  description: "Sends, accepts, declines or cancels a quotation, or converts an accepted one to an invoice.",
  effect: "change",
  scopes: ["quotations:update"],
  variants: {
    argument: "action",
    scopes: { send: [], accept: [], decline: [], cancel: [], convert: ["invoices:create"] }
  },
  properties: {
    ...idempotencyKey,
    id: idOf("quo"),
    action: { type: "string", enum: ["send", "accept", "decline", "cancel", "convert"] },
    reason: textInput("decline, cancel."),
    override_expiry: { type: "boolean", description: "accept: also after the expiry date." },
    accepted_by: { type: "object", description: "accept: name, email." },
    invoice_date: { ...dayInput, description: "convert." },
    due_date: { ...dayInput, description: "convert." }
  },
  required: ["id", "action", "idempotency_key"],
  run: ({ id, action, ...args }, call) => create(`/quotations/${String(id)}/${String(action)}`, args, call)
};
function create(path, args, call) {
  const { key, body } = splitWrite(args);
  return call({ method: "POST", path, body, idempotencyKey: key });
}
var invoiceTools = [
  listInvoices,
  getInvoice,
  recordPayment,
  creditInvoice,
  quotationAction
];

// src/core/billing/decimal.ts
var SIGNIFICANT_DIGITS_MAX = 15;
var zero = BigInt(0);
var two = BigInt(2);
var ten = BigInt(10);
function powerOfTen(exponent) {
  return ten ** BigInt(exponent);
}
function read2(value) {
  const parts = /^(-?\d+)(?:\.(\d+))?(?:e([-+]\d+))?$/.exec(String(value));
  if (parts === null) throw new Error(`"${value}" is no decimal.`);
  const [, whole = "", fraction = "", exponent = "0"] = parts;
  const digits = BigInt(whole + fraction);
  const scale = fraction.length - Number(exponent);
  return scale < 0 ? { digits: digits * powerOfTen(-scale), scale: 0 } : { digits, scale };
}
function align(left, right) {
  const [one, other] = [read2(left), read2(right)];
  const scale = Math.max(one.scale, other.scale);
  const scaled = (value) => value.digits * powerOfTen(scale - value.scale);
  return { left: scaled(one), right: scaled(other), scale };
}
function compareDecimals(left, right) {
  const areShort = left.length <= SIGNIFICANT_DIGITS_MAX && right.length <= SIGNIFICANT_DIGITS_MAX;
  const both = areShort ? { left: Number(left), right: Number(right) } : align(left, right);
  if (both.left === both.right) return 0;
  return both.left < both.right ? -1 : 1;
}

// src/gateway/mcp/tools/overview.ts
var customersMax = 50;
var receivables = {
  name: "receivables",
  title: "Sum what is owed",
  description: "What is owed on a day by age, in each currency in all and by the 50 customers who owe most; with customer_id the balance of one, with credit. Amounts are exact texts.",
  effect: "read",
  scopes: ["invoices:read"],
  properties: {
    customer_id: idOf("cus"),
    on: { ...dayInput, description: "Default: today." }
  },
  run: ({ customer_id: id, on }, call) => typeof id === "string" ? call({ method: "GET", path: `/customers/${id}/balance` }) : reportReceivables(on, call)
};
async function reportReceivables(on, call) {
  const answer2 = await call({ method: "GET", path: "/reports/receivables", query: { on } });
  if (answer2.status >= 400) return answer2;
  const { totals, customers } = answer2.body;
  const owing = (totals ?? []).map(
    ({ currency }) => (customers ?? []).filter((one) => one.currency === currency).sort((left, right) => compareDecimals(right.amounts.total, left.amounts.total))
  );
  const shown3 = owing.flatMap((ofCurrency) => ofCurrency.slice(0, customersMax));
  const body = {
    object: "receivables",
    on: answer2.body.on,
    totals: (totals ?? []).map(shortOwing),
    customers: shown3.map(shortOwing),
    more_customers: owing.flat().length - shown3.length
  };
  return { status: answer2.status, body };
}
function shortOwing(owing) {
  return {
    ...pickMembers(owing, ["customer_id", "customer_name", "invoice_count"]),
    ...owing.amounts
  };
}
var listEvents = {
  name: "list_events",
  title: "List what has happened",
  description: "Events of the last 30 days, the newest first: who changed which record, and how.",
  effect: "read",
  scopes: ["events:read"],
  properties: {
    type: textInput("For example invoice.paid or invoice.*; several with commas."),
    resource_id: textInput("The id of a record."),
    since: textInput("A time of RFC 3339."),
    ...paging
  },
  run: async ({ since, limit = 20, ...rest }, call) => {
    const query = { limit, "created_at[gte]": since, ...rest };
    const { status, body } = await call({ method: "GET", path: "/events", query });
    if (status >= 400) return { status, body };
    const { data, has_more, next_cursor } = body;
    return {
      status,
      body: {
        object: "list",
        data: data.map(shortEvent),
        has_more,
        next_cursor
      }
    };
  }
};
function shortEvent(event) {
  const { object = {}, changed } = event.data;
  return {
    ...pickMembers(event, ["id", "type", "timestamp", "source", "request_id"]),
    ...changed === void 0 || changed === null ? {} : { changed },
    object: pickMembers(object, ["id", "object", "number", "name", "status", "total", "amount", "currency"])
  };
}
var overviewTools = [receivables, listEvents];

// src/gateway/mcp/tools/index.ts
var agentTools = [
  ...customerTools,
  ...documentTools,
  ...invoiceTools,
  ...overviewTools
];
function describeTools(scopes) {
  const allows = (needed) => needed.every((scope) => hasScope(scopes, scope));
  return agentTools.flatMap((tool) => {
    const { variants } = tool;
    if (!allows(tool.scopes)) return [];
    if (variants === void 0) return [describe(tool, tool.properties)];
    const usable = Object.keys(variants.scopes).filter((value) => allows(variants.scopes[value] ?? []));
    if (usable.length === 0) return [];
    const { argument } = variants;
    return [
      describe(tool, { ...tool.properties, [argument]: { ...tool.properties[argument], enum: usable } })
    ];
  });
}
function describe(tool, properties) {
  const { name, title, description, effect, required, isOpen } = tool;
  return {
    name,
    title,
    description,
    inputSchema: {
      type: "object",
      properties,
      ...required === void 0 ? {} : { required },
      ...isOpen === true ? {} : { additionalProperties: false }
    },
    annotations: effect === "read" ? { readOnlyHint: true, openWorldHint: false } : (
      // Under its key, a write that is repeated is carried out once.
      {
        readOnlyHint: false,
        destructiveHint: effect === "change",
        idempotentHint: true,
        openWorldHint: false
      }
    )
  };
}

// src/gateway/mcp/llms-text.ts
function llmsText(base) {
  const list = agentTools.map(({ name, description }) => `- \`${name}\`: ${description}`).join("\n");
  return `# Business Billing

> Customers, products, quotations, invoices, payments and credit notes of one business, as a REST API and as tools for agents.

Every request needs an API key, which the owner of the workspace makes: \`Authorization: Bearer <key>\`. A key has scopes and 100 requests a minute.
Every write takes an \`Idempotency-Key\`: repeated with the same key, it is carried out once.
Refusals are problem documents with a code, a detail and JSON pointers to what is wrong.

## API

- [OpenAPI 3.1 document](${base}/openapi.json): every operation, field and code.
- [Root of the API](${base}/api/v1): the collections.
- [State](${base}/health): whether the workspace is in service; without a key.

## Tools for agents

[${base}/mcp](${base}/mcp) speaks the Model Context Protocol: streamable HTTP, JSON answers, no session, with the same key.

${list}
`;
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

// src/core/schema/problem.ts
function faultText(code, sentence) {
  return `${code} ${sentence}`;
}
var notText = faultText("invalid_type", "Must be a text.");

// src/core/schema/record-id.ts
var sequenceLength = 7;
var testMark = 26 * 32 ** (sequenceLength - 1);

// src/core/api/request-id.ts
var wellFormed2 = /^(?!.*bbk_)[\w.-]{1,128}$/;
function callersRequestId(headers) {
  const given = headers["x-request-id"] ?? "";
  return wellFormed2.test(given) ? given : null;
}

// src/core/schema/nearest-name.ts
function nearestName(given, names) {
  const near2 = names.map((name) => ({ name, edits: editDistance(given.toLowerCase(), name.toLowerCase()) })).filter(({ name, edits }) => edits <= Math.min(Math.max(2, Math.floor(name.length / 3)), name.length - 2)).sort((a, b) => a.edits - b.edits)[0];
  return near2 === void 0 ? null : near2.name;
}
function nearestHint(given, names) {
  const near2 = nearestName(given, names);
  return near2 === null ? "" : ` Did you mean "${near2}"?`;
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
function toCallersView(answer2, request, mayHaveRun) {
  if ([429, 503].includes(answer2.status) && mayHaveRun && request.key !== null) {
    return toFailure("answer_lost", request, mayHaveRun);
  }
  if (!request.isMinted || request.key === null) return answer2;
  const kept = Object.entries(answer2.headers).filter(([name]) => name.toLowerCase() !== REPLAY_HEADER);
  if (answer2.status >= 500) kept.push(["Idempotency-Key", request.key]);
  return { ...answer2, headers: Object.fromEntries(kept) };
}
function toFailure(cause, request, mayHaveRun) {
  const meaning2 = CAUSE_MEANINGS[cause];
  const isWrite = request.key !== null;
  const isUnknown = isWrite && mayHaveRun && saysNothingDone.has(meaning2.code);
  const code = isUnknown ? "outcome_unknown" : meaning2.code;
  return { ...meaning2, code, cause, mayHaveRun, idempotencyKey: request.key };
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
  const type2 = Object.entries(given).find(([name]) => name.toLowerCase() === "content-type")?.[1] ?? "";
  const policy = policies[type2.split(";")[0]?.trim().toLowerCase() ?? ""];
  if (policy === void 0 || typeof body !== "string") return null;
  const bytes = encoding === "base64" ? bytesOf(body) : new TextEncoder().encode(body);
  headers.set("Content-Type", type2);
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
function answerResponse(answer2, place, requestId) {
  const headers = new Headers({ "X-Request-Id": requestId, "Cache-Control": "no-store" });
  for (const [given, value] of Object.entries(answer2.headers)) {
    const name = given.toLowerCase();
    const sent = PASSED.has(name) && HEADER_VALUE.test(value) ? sentValue(name, value, place) : null;
    if (sent !== null) headers.set(name, sent);
  }
  if (answer2.body === null || EMPTY_STATUSES.has(answer2.status)) {
    return new Response(null, { status: answer2.status, headers });
  }
  const document = answer2.status < 400 ? documentResponse(answer2, headers) : null;
  if (document !== null) return document;
  headers.set("Content-Type", answer2.status >= 400 ? "application/problem+json" : "application/json");
  return jsonResponse(answer2.status, headers, answer2.body);
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

// src/gateway/http/known-callers.ts
var CALLERS_MAX = 1e4;
function createKnownCallers() {
  const known = /* @__PURE__ */ new Set();
  return {
    has: (hash) => known.has(hash),
    learn(hash, answer2) {
      if (!isRefused(answer2) && !isLetIn(answer2)) return;
      known.delete(hash);
      if (isLetIn(answer2)) known.add(hash);
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

// src/gateway/http/rate-limit-cache.ts
var ENTRIES_MAX2 = 1e4;
var SECONDS_MAX = rateWindowMs / 1e3;
function createRateLimitCache() {
  const refusals = /* @__PURE__ */ new Map();
  return {
    store(keyHash, answer2, times) {
      const refusal = toRefusal(answer2, times);
      if (refusal === null) return;
      refusals.delete(keyHash);
      if (refusals.size >= ENTRIES_MAX2) dropOldest(refusals);
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
function toRefusal(answer2, { sentAt, answeredAt }) {
  const wanted = Number(findHeader(answer2.headers, "retry-after"));
  if (answer2.status !== 429 || !Number.isInteger(wanted) || wanted < 1) return null;
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
  const answer2 = body === notUtf8 ? namingEncoding(result) : result;
  return answered(answer2, { baseUrl, prefix: target.prefix }, context);
}
function refuseUnrouted({ method, path }, routes, isKnown) {
  if (isOpenPath(path)) return method === "GET" ? null : methodNotAllowed(method, path, ["GET"]);
  return isKnown ? refuseRoute(routes, { method, path }) : null;
}
function stillLimited(retryAfterSeconds, nowMs) {
  return rateLimited({ remaining: 0, retryAfterSeconds, resetAtMs: nowMs + retryAfterSeconds * 1e3 });
}
function namingEncoding(answer2) {
  const body = answer2.body;
  if (body?.code !== "malformed_json") return answer2;
  return { ...answer2, body: { ...body, detail: "The body is not UTF-8. Send JSON as UTF-8." } };
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
function answered(answer2, place, context) {
  try {
    return atEdge(answerResponse(answer2, place, context.requestId));
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

// src/gateway/mcp/call-api.ts
var KeyRefused = class extends Error {
  constructor(response) {
    super("The API key is not valid.");
    this.name = "KeyRefused";
    this.response = response;
  }
};
var passed = ["authorization", "x-api-key", "x-test-today"];
function createCallApi(message, { server, baseUrl, address, requestId, onCause }) {
  const { origin, pathname } = new URL(message.url);
  const { prefix } = findRouteTarget(pathname);
  const common = { accept: "application/json", "x-request-id": requestId };
  for (const name of passed) {
    const value = message.headers.get(name);
    if (value !== null) common[name] = value;
  }
  return async ({ method, path, query = {}, body, idempotencyKey: idempotencyKey2 }) => {
    const url = new URL(`${origin}${prefix}/api/v1${path}`);
    for (const [name, value] of Object.entries(query))
      if (value !== void 0 && value !== null) url.searchParams.set(name, String(value));
    const headers = {
      ...common,
      ...body === void 0 ? {} : { "content-type": "application/json" },
      ...idempotencyKey2 === void 0 ? {} : { "idempotency-key": idempotencyKey2 }
    };
    const request = new Request(url, {
      method,
      headers,
      ...body === void 0 ? {} : { body: JSON.stringify(body) }
    });
    const { response, cause } = await serveApi(request, server, { baseUrl, address, hungUp: message.signal });
    if (cause !== null) onCause(cause);
    if (response.status === 401) throw new KeyRefused(response);
    const answer2 = await response.json();
    const wait = response.headers.get("retry-after");
    const told = wait === null ? answer2 : { ...answer2, retry_after_seconds: Number(wait) };
    return { status: response.status, body: told };
  };
}

// src/gateway/mcp/json-rpc.ts
var rpcCodes = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  refused: -32e3
};
var RpcFault = class extends Error {
  constructor(code, message, data = null) {
    super(message);
    this.name = "RpcFault";
    this.code = code;
    this.data = data;
  }
};
function readMessage(value) {
  if (!isObject(value)) return { kind: "invalid", id: null, reason: "A message must be an object." };
  const { jsonrpc, id, method, params = {} } = value;
  const answerId = isMessageId(id) ? id : null;
  if (jsonrpc !== "2.0") return { kind: "invalid", id: answerId, reason: 'jsonrpc must be "2.0".' };
  if (method === void 0 && ("result" in value || "error" in value)) return { kind: "silent" };
  if (typeof method !== "string") return { kind: "invalid", id: answerId, reason: "method must be a text." };
  if (!("id" in value)) return { kind: "silent" };
  if (answerId === null) return { kind: "invalid", id: null, reason: "id must be a text or a whole number." };
  if (!isObject(params)) return { kind: "invalid", id: answerId, reason: "params must be an object." };
  return { kind: "request", id: answerId, method, params };
}
function resultMessage(id, result) {
  return { jsonrpc: "2.0", id, result };
}
function errorMessage(id, { code, message, data }) {
  const error = { code, message, ...data === null ? {} : { data } };
  return { jsonrpc: "2.0", id, error };
}
function isMessageId(value) {
  return typeof value === "string" || Number.isInteger(value);
}

// src/gateway/mcp/check-arguments.ts
function findFaults({ properties, required = [], isOpen }, args) {
  const missing = required.filter((name) => isAbsent(args[name])).map((name) => ({ pointer: pointerTo(name), code: "required", message: "This argument is required." }));
  const known = Object.keys(properties);
  const wrong = Object.entries(args).flatMap(([name, value]) => {
    const pointer = pointerTo(name);
    if (!Object.hasOwn(properties, name)) {
      const message = `The tool has no such argument.${nearestHint(name, known)}`;
      return isOpen === true ? [] : [{ pointer, code: "unknown_field", message }];
    }
    const fault = isAbsent(value) ? null : faultOf(properties[name] ?? {}, value);
    return fault === null ? [] : [{ pointer, ...fault }];
  });
  return [...missing, ...wrong];
}
function withoutNulls(args) {
  return Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null));
}
function isAbsent(value) {
  return value === void 0 || value === null;
}
function pointerTo(name) {
  return `/${name.replace(/~/g, "~0").replace(/\//g, "~1")}`;
}
function faultOf(schema, value) {
  const { type: type2 = [], enum: words, pattern, minimum = -Infinity, maximum = Infinity } = schema;
  const types = [type2].flat();
  if (!types.some((one) => isOfType(one, value)))
    return { code: "invalid_type", message: `Must be ${types.map((one) => withArticle(one)).join(" or ")}.` };
  if (typeof value === "string") {
    if (words !== void 0 && !words.includes(value)) {
      const message = `Must be one of ${words.join(", ")}.${nearestHint(value, words)}`;
      return { code: "invalid_enum", message };
    }
    if (pattern !== void 0 && !new RegExp(pattern).test(value))
      return { code: "invalid_format", message: `Must match ${pattern}.` };
  }
  if (typeof value === "number" && (value < minimum || value > maximum))
    return { code: "out_of_range", message: `Must be from ${minimum} to ${maximum}.` };
  return null;
}
function isOfType(type2, value) {
  switch (type2) {
    case "array":
      return Array.isArray(value);
    case "object":
      return typeof value === "object" && value !== null && !Array.isArray(value);
    case "integer":
      return Number.isInteger(value);
    case "number":
      return typeof value === "number";
    default:
      return typeof value === type2;
  }
}
function withArticle(type2) {
  return `${/^[aeio]/.test(type2) ? "an" : "a"} ${type2}`;
}

// src/gateway/mcp/methods.ts
var protocolVersions = ["2025-11-25", "2025-06-18", "2025-03-26"];
var instructions = [
  "Customers, products, quotations, invoices and payments of one business.",
  "Find the customer first; preview a document before you create it, because an issued invoice can only be credited.",
  "Each write needs an idempotency_key: choose a new one for each write, and repeat the same call with the same key when an answer is lost.",
  "Amounts are decimals, dates are YYYY-MM-DD, tax rates are percentages.",
  "A refusal names its code, and by pointers the arguments to mend."
].join(" ");
function callMethod(method, params, call) {
  switch (method) {
    case "initialize":
      return initialize(params);
    case "ping":
      return {};
    case "tools/list":
      return listTools(params, call);
    case "tools/call":
      return callTool(params, call);
    default:
      throw new RpcFault(rpcCodes.methodNotFound, `There is no method ${method}.`);
  }
}
function initialize({ protocolVersion }) {
  if (typeof protocolVersion !== "string")
    throw new RpcFault(rpcCodes.invalidParams, "protocolVersion must be a text.");
  const [newest] = protocolVersions;
  return {
    protocolVersion: protocolVersions.includes(protocolVersion) ? protocolVersion : newest,
    capabilities: { tools: { listChanged: false } },
    serverInfo: { name: "business-billing", title: "Business Billing", version: "v1" },
    instructions
  };
}
async function listTools({ cursor }, call) {
  if (cursor !== void 0) throw new RpcFault(rpcCodes.invalidParams, "There is one page; send no cursor.");
  const { status, body } = await call({ method: "GET", path: "/me" });
  if (status >= 400) throw new RpcFault(rpcCodes.refused, String(body.detail), problemFacts(body));
  const { scopes } = body.key;
  return { tools: describeTools(scopes) };
}
async function callTool({ name, arguments: given = {} }, call) {
  const tool = agentTools.find((one) => one.name === name);
  if (tool === void 0) {
    const names = agentTools.map((one) => one.name).join(", ");
    throw new RpcFault(rpcCodes.invalidParams, `Unknown tool: ${String(name)}. There are ${names}.`);
  }
  if (typeof given !== "object" || given === null || Array.isArray(given))
    throw new RpcFault(rpcCodes.invalidParams, "arguments must be an object.");
  const faults = findFaults(tool, given);
  if (faults.length > 0) {
    const [only] = faults;
    const detail = faults.length === 1 ? `${only?.pointer}: ${only?.message}` : `${faults.length} arguments are invalid.`;
    return resultOf(problemOf("validation_failed", detail, faults));
  }
  const args = tool.effect === "change" ? given : withoutNulls(given);
  return resultOf(await tool.run(args, call));
}
function resultOf({ status, body }) {
  const shown3 = status >= 400 ? problemFacts(body) : body;
  const content = [{ type: "text", text: JSON.stringify(shown3) }];
  return { content, structuredContent: shown3, isError: status >= 400 };
}
function problemFacts({ type: _type, instance: _instance, ...facts }) {
  return facts;
}

// src/gateway/mcp/serve-mcp.ts
var oldestVersion = "2025-03-26";
var messagesMax = 20;
async function serveMcp(request, server, caller) {
  const requestId = requestIdOf(request, server);
  let cause = null;
  const call = createCallApi(request, {
    ...caller,
    server,
    requestId,
    onCause: (told) => {
      cause = told;
    }
  });
  const refusal = refuse(request, requestId);
  const response = refusal ?? await answer(request, requestId, call);
  return { response, cause };
}
function refuse(request, requestId) {
  const { method, headers } = request;
  const context = { instance: new URL(request.url).pathname, requestId };
  if (method !== "POST") {
    const detail = "Agents send each message by POST. There is no stream and no session here.";
    return problemResponse("method_not_allowed", context, { detail, headers: { Allow: "POST" } });
  }
  const type2 = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type2 !== "application/json") return problemResponse("unsupported_media_type", context);
  const given = {
    authorization: headers.get("authorization") ?? "",
    "x-api-key": headers.get("x-api-key") ?? ""
  };
  const credentials = readCredentials(given, null);
  return credentials.ok ? null : problemResponse(credentials.code, context);
}
async function answer(request, requestId, call) {
  const headers = new Headers({
    "Content-Type": "application/json",
    "Cache-Control": "no-store",
    "X-Request-Id": requestId
  });
  const say = (status, body2) => jsonResponse(status, headers, body2);
  const fail = (code, reason) => say(400, errorMessage(null, new RpcFault(code, reason)));
  const version = request.headers.get("mcp-protocol-version") ?? oldestVersion;
  if (!protocolVersions.includes(version)) {
    const known = protocolVersions.join(", ");
    return fail(rpcCodes.invalidRequest, `The protocol version ${version} is not known here; ${known} are.`);
  }
  const body = await readBodyText(request);
  if (body === null)
    return problemResponse("payload_too_large", { instance: new URL(request.url).pathname, requestId });
  const value = parse(body);
  if (value === void 0) return fail(rpcCodes.parseError, "The body is not JSON.");
  try {
    if (!Array.isArray(value)) {
      const message = readMessage(value);
      const said2 = await answerMessage(message, call);
      if (said2 === null) return new Response(null, { status: 202, headers: { "X-Request-Id": requestId } });
      return say(message.kind === "invalid" ? 400 : 200, said2);
    }
    if (version !== oldestVersion || value.length === 0 || value.length > messagesMax)
      return fail(rpcCodes.invalidRequest, `Send one message; ${oldestVersion} allows 1 to ${messagesMax}.`);
    const said = [];
    for (const one of value) {
      const answered2 = await answerMessage(readMessage(one), call);
      if (answered2 !== null) said.push(answered2);
    }
    if (said.length > 0) return say(200, said);
    return new Response(null, { status: 202, headers: { "X-Request-Id": requestId } });
  } catch (error) {
    if (error instanceof KeyRefused) return error.response;
    throw error;
  }
}
async function answerMessage(message, call) {
  if (message.kind === "silent") return null;
  if (message.kind === "invalid")
    return errorMessage(message.id, new RpcFault(rpcCodes.invalidRequest, message.reason));
  const { id, method, params } = message;
  try {
    return resultMessage(id, await callMethod(method, params, call));
  } catch (error) {
    if (error instanceof RpcFault) return errorMessage(id, error);
    throw error;
  }
}
function parse(text) {
  try {
    return JSON.parse(text);
  } catch (_malformed) {
    return void 0;
  }
}

// src/gateway/http/page-response.ts
var PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
var FILE_POLICY = "default-src 'none'; frame-ancestors 'none'";
var XML_POLICY = `sandbox; ${FILE_POLICY}`;
var POLICIES = {
  "text/html": PAGE_POLICY,
  "application/pdf": FILE_POLICY,
  "application/xml": XML_POLICY
};
var DISPOSITION = /^inline; filename="[\w.-]{1,200}"$/;
function pageResponse({ status, headers, body, encoding }, isHead) {
  const given = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const type2 = given.get("content-type") ?? "";
  const policy = POLICIES[type2.split(";")[0]?.trim().toLowerCase() ?? ""];
  const bytes = typeof body === "string" ? bytesOf2(body, encoding) : isHead ? new Uint8Array() : null;
  if (policy === void 0 || bytes === null || status < 200 || status === 204 || status === 304)
    return sentenceResponse(
      503,
      "This page cannot be shown at the moment. Please try again in a minute.",
      isHead
    );
  const sent = pageHeaders(type2, policy);
  const wait = given.get("retry-after");
  if (wait !== void 0 && /^\d{1,4}$/.test(wait)) sent.set("Retry-After", wait);
  const disposition = given.get("content-disposition");
  if (disposition !== void 0 && DISPOSITION.test(disposition))
    sent.set("Content-Disposition", disposition);
  if (status === 405) sent.set("Allow", "GET, HEAD, POST");
  return new Response(isHead ? null : bytes, { status, headers: sent });
}
function sentenceResponse(status, sentence, isHead, retryAfterSeconds = status === 503 ? 60 : null) {
  const headers = pageHeaders("text/html; charset=utf-8", PAGE_POLICY);
  if (retryAfterSeconds !== null) headers.set("Retry-After", String(retryAfterSeconds));
  const page = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<title>Page not available</title>
<style>body { margin: 0; padding: 32px 16px; font-family: sans-serif; line-height: 1.5; } main { max-width: 640px; margin: 0 auto; }</style>
</head>
<body><main><h1>Page not available</h1><p>${sentence}</p></main></body>
</html>
`;
  return new Response(isHead ? null : page, { status, headers });
}
function pageHeaders(type2, policy) {
  return new Headers({
    "Content-Type": type2,
    "Cache-Control": "no-store",
    "Content-Security-Policy": policy,
    "X-Content-Type-Options": "nosniff",
    "X-Robots-Tag": "noindex, nofollow",
    "Referrer-Policy": "no-referrer"
  });
}
function bytesOf2(body, encoding) {
  if (encoding !== "base64") return new TextEncoder().encode(body);
  try {
    return Uint8Array.from(atob(body), (sign) => sign.charCodeAt(0));
  } catch (_malformed) {
    return null;
  }
}

// src/gateway/http/serve-page.ts
var GONE = "This page does not exist, or is no longer available. Please ask the sender for a new link.";
var BUSY = "This page cannot be shown at the moment. Please try again in a minute.";
var OFTEN = "This page was opened too often. Please wait a minute.";
var PAGE_PATH = /^\/d\/((?:inv|quo|cn)_[0-9A-HJKMNP-TV-Z]{26}_\d{1,9}_[0-9a-f]{40})(?:\/[a-z]{1,10})?$/;
var FORM_LENGTH_MAX = 2e4;
var AGENT_LENGTH_MAX = 300;
async function servePage(request, server, { limit, address }) {
  const target = findRouteTarget(new URL(request.url).pathname);
  const isHead = request.method === "HEAD";
  const own = (status, sentence, wait2) => ({
    response: sentenceResponse(status, sentence, isHead, wait2),
    cause: null
  });
  if (!["GET", "HEAD", "POST"].includes(request.method)) {
    const refused = own(405, GONE);
    refused.response.headers.set("Allow", "GET, HEAD, POST");
    return refused;
  }
  const token = PAGE_PATH.exec(target.path)?.[1];
  const workspace = token === void 0 ? null : await findWorkspace(target, server);
  if (token === void 0 || workspace === null) return own(404, GONE);
  const wait = limit(`${target.prefix} ${token}`, server.elapsedMs());
  if (wait !== null) return own(429, OFTEN, wait);
  const form2 = await readBodyText(request);
  if (form2 === null || form2.length > FORM_LENGTH_MAX) return own(413, GONE);
  const envelope = {
    method: isHead ? "GET" : request.method,
    path: target.path,
    headers: {
      "x-request-id": requestIdOf(request, server),
      ...isHead && { "x-page-look": "1" },
      ...request.method === "POST" && {
        "x-page-address": address.slice(0, 100),
        "x-page-agent": (request.headers.get("user-agent") ?? "").slice(0, AGENT_LENGTH_MAX)
      }
    },
    body: form2
  };
  const transport = {
    ...server.options,
    execUrl: workspace.execUrl,
    now: server.elapsedMs,
    signal: void 0
  };
  const name = await hashApiKey(token, workspace.execUrl);
  const isKnown = () => server.known.has(name);
  const origin = networkOf(address);
  const attempt = server.packs?.open({ name, origin, isKnown, hungUp: null });
  const result = await callWebApp(envelope, transport, attempt);
  if (isFailure(result)) return { ...own(503, BUSY), cause: result.cause };
  server.known.learn(name, result);
  return { response: pageResponse(result, isHead), cause: null };
}

// src/gateway/http/create-gateway.ts
var PREFLIGHT_SECONDS = 86400;
var OUTAGE_RETRY_SECONDS = 5;
function createGateway(options) {
  const packs = createPackedCalls({ ...PACKING_SETTINGS, ...options.packing });
  const server = { ...createApiServer(options), packs, routes: routePatterns };
  const baseUrl = options.baseUrl ?? requestOrigin;
  const addressOf = options.callerAddress ?? (() => "");
  const app = new Hono3();
  addAccessLog(app, server);
  if (options.compresses === true) app.use(compress());
  const limit = createPageLimit();
  app.use(async (context, next) => {
    const request = context.req.raw;
    if (!isPagePath(findRouteTarget(context.req.path).path)) return next();
    const address = addressOf(request, context.env);
    const { response, cause } = await servePage(request, server, { limit, address });
    context.set("cause", cause);
    return response;
  });
  app.use(
    cors({
      origin: "*",
      allowMethods: [...ALLOWED_METHODS],
      allowHeaders: [...ALLOWED_HEADERS],
      exposeHeaders: [...EXPOSED_HEADERS],
      maxAge: PREFLIGHT_SECONDS
    })
  );
  app.get("/healthz", (context) => context.json({ status: "ok" }));
  app.get("/llms.txt", (context) => context.text(llmsText(baseUrl(context.req.raw) ?? "")));
  app.get("/w/:workspace/llms.txt", (context) => {
    const { prefix } = findRouteTarget(context.req.path);
    return context.text(llmsText((baseUrl(context.req.raw) ?? "") + prefix));
  });
  app.all("*", async (context) => {
    const request = context.req.raw;
    const caller = { baseUrl: baseUrl(request), address: addressOf(request, context.env) };
    const { response, cause } = isMcpPath(findRouteTarget(context.req.path).path) ? await serveMcp(request, server, caller) : await serveApi(request, server, { ...caller, hungUp: request.signal });
    context.set("cause", cause);
    return response;
  });
  app.onError((error, context) => {
    const problem = { instance: context.req.path, requestId: requestIdOf(context.req.raw, server) };
    if (!(error instanceof DirectoryOutage)) return problemResponse("internal_error", problem);
    return problemResponse("workspace_unavailable", problem, {
      detail: "The gateway cannot look up the workspace at the moment. Nothing was changed.",
      headers: { "Retry-After": String(OUTAGE_RETRY_SECONDS) }
    });
  });
  return app;
}
function addAccessLog(app, server) {
  const { log } = server.options;
  if (log === void 0) return;
  app.use(async (context, next) => {
    const [startedAt, startedMs] = [server.now(), server.elapsedMs()];
    await next();
    const { workspace } = findRouteTarget(context.req.path);
    log({
      time: new Date(startedAt).toISOString(),
      method: context.req.method,
      path: redactKeys(context.req.path),
      status: context.res.status,
      ms: Math.round(server.elapsedMs() - startedMs),
      workspace: workspace === null ? null : redactKeys(workspace),
      request_id: context.res.headers.get("x-request-id"),
      cause: context.get("cause") ?? null,
      error: context.error === void 0 ? null : redactKeys(context.error.message)
    });
  });
}

// src/gateway/worker/open-gateway.ts
function openGateway(bindings) {
  const { packing, faults } = readPacking({ ...bindings });
  for (const fault of [...faults, ...findFaults2(bindings)]) console.error(fault);
  return createGateway({
    packing,
    callerAddress: workerCallerAddress,
    workspaces: openDirectory(bindings),
    fetch: (url, request) => fetch(url, request),
    log: (entry) => console.log(JSON.stringify(entry))
  });
}
function findFaults2({ EXEC_URL, WORKSPACES }) {
  const faults = [];
  const exec = EXEC_URL === void 0 ? null : readWebAppUrl(EXEC_URL);
  if (exec !== null && "fault" in exec) faults.push(`The secret EXEC_URL cannot be used. ${exec.fault}`);
  if (WORKSPACES !== void 0 && typeof WORKSPACES.get !== "function")
    faults.push("WORKSPACES must be the binding of a KV namespace.");
  if (EXEC_URL === void 0 && WORKSPACES === void 0)
    faults.push("EXEC_URL and WORKSPACES are missing: the gateway serves no workspace.");
  return faults;
}
var KV_MS_MAX = 3e3;
function openDirectory({ EXEC_URL, WORKSPACES }) {
  const named = WORKSPACES === void 0 ? () => null : cacheDirectory(boundDirectory(createKvDirectory(WORKSPACES), KV_MS_MAX), () => performance.now());
  return (name) => {
    if (name !== null) return named(name);
    return EXEC_URL === void 0 ? null : checkExecUrl(EXEC_URL, "The secret EXEC_URL");
  };
}

// src/gateway/worker/main.ts
var gateway = null;
var worker = {
  fetch(request, bindings, context) {
    gateway ??= openGateway(bindings);
    const response = Promise.resolve(gateway.fetch(request));
    context.waitUntil(response);
    return response;
  }
};
export {
  worker as default
};
