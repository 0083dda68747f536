/** Builds the event object of doGet and doPost from a request. */

/** The parts of an HTTP request that Google hands to a web app: GET or POST, and no header but the body's type. */
export interface WebAppRequest {
  readonly method: 'GET' | 'POST';
  /** Without the question mark, as sent. */
  readonly queryString: string;
  /** The path after `/exec/`; missing when there is none. */
  readonly pathInfo?: string;
  readonly contentType?: string;
  readonly body?: string;
}

const formType = 'application/x-www-form-urlencoded';

/** The type of a body that came without one; no source says which Google gives. */
const unknownType = 'application/octet-stream';

/** The fields that Google documents, and no others: headers, address and cookies of the caller stay unknown. */
export function createWebAppEvent(request: WebAppRequest): Readonly<Record<string, unknown>> {
  const body = request.method === 'POST' ? (request.body ?? '') : '';
  // A media type's parameters are no part of postData.type, as far as published events show.
  const type = (request.contentType ?? unknownType).split(';')[0]?.trim().toLowerCase() ?? unknownType;
  const form = new URLSearchParams(type === formType ? body : '');
  const fields = [...new URLSearchParams(request.queryString), ...form];
  return {
    ...readFields(fields),
    queryString: request.queryString,
    contextPath: '',
    contentLength: request.method === 'POST' ? Buffer.byteLength(body) : -1,
    ...(request.pathInfo === undefined ? {} : { pathInfo: request.pathInfo }),
    ...(body === '' ? {} : { postData: createPostData(body, type) }),
  };
}

function createPostData(body: string, type: string): Readonly<Record<string, unknown>> {
  return {
    contents: body,
    length: Buffer.byteLength(body),
    name: 'postData',
    type,
    getDataAsString: () => body,
  };
}

/** The first value of each name, and all values of each name. */
function readFields(fields: readonly (readonly [string, string])[]): {
  readonly parameter: Readonly<Record<string, string>>;
  readonly parameters: Readonly<Record<string, readonly string[]>>;
} {
  const parameters = new Map<string, string[]>();
  for (const [name, value] of fields) {
    const values = parameters.get(name);
    if (values === undefined) parameters.set(name, [value]);
    else values.push(value);
  }
  return {
    parameter: Object.fromEntries(Array.from(parameters, ([name, values]) => [name, values[0] ?? ''])),
    parameters: Object.fromEntries(parameters),
  };
}
