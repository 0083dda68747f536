/** Google's Apps Script API on loopback, as far as clasp uses it, with its refusals. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import {
  type AppsScriptProject,
  contentFault,
  type DeploymentConfig,
  newProject,
  type ScriptFile,
} from './apps-script-project.ts';

export interface AppsScriptApi {
  readonly projects: Map<string, AppsScriptProject>;
  /** Method and path of each request, in order. */
  readonly requests: string[];
  serve(request: IncomingMessage, response: ServerResponse): void;
}

/** Hears which files the deployment with this id serves from now on. */
export type OnDeployed = (deploymentId: string, files: readonly ScriptFile[]) => void;

// Google's own limit.
const versionsMax = 200;

class ApiFault extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

interface Asked {
  readonly project: AppsScriptProject;
  readonly onDeployed: OnDeployed;
  /** What stands behind the kind of thing in the path. */
  readonly id: string;
  readonly body: Record<string, unknown>;
}

/**
 * @param accessToken the only one that is good
 * @param onDeployed hears what a deployment serves from now on
 */
export function createAppsScriptApi(accessToken: string, onDeployed: OnDeployed): AppsScriptApi {
  const projects = new Map<string, AppsScriptProject>();
  const requests: string[] = [];
  const service = { projects, accessToken, onDeployed };
  return {
    projects,
    requests,
    serve(request, response) {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      requests.push(`${request.method} ${pathname}`);
      answer(request, pathname, service).then(
        (body) => send(response, 200, body),
        (error: unknown) => {
          const { status, message } = error instanceof ApiFault ? error : new ApiFault(500, String(error));
          send(response, status, { error: { code: status, message, errors: [{ message }] } });
        },
      );
    },
  };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

interface Service {
  readonly projects: Map<string, AppsScriptProject>;
  readonly accessToken: string;
  readonly onDeployed: OnDeployed;
}

async function answer(request: IncomingMessage, pathname: string, service: Service): Promise<unknown> {
  if (request.headers.authorization !== `Bearer ${service.accessToken}`)
    throw new ApiFault(401, 'Request had invalid authentication credentials.');
  const hasBody = request.method === 'POST' || request.method === 'PUT';
  const body = hasBody ? ((await json(request)) as Record<string, unknown>) : {};
  if (pathname === '/drive/v3/files') return { id: `sheet-${service.projects.size + 1}` };
  const [, scriptId, kind = '', id = ''] =
    /^\/v1\/projects(?:\/([^/]+)(?:\/(\w+)(?:\/([^/]+))?)?)?$/.exec(pathname) ?? [];
  if (scriptId === undefined) return create(service, body);
  const project = service.projects.get(scriptId);
  const operation = operations[`${request.method} ${kind}`];
  if (project === undefined || operation === undefined)
    throw new ApiFault(404, 'Requested entity was not found.');
  return operation({ project, onDeployed: service.onDeployed, id, body });
}

function create({ projects }: Service, { parentId }: Record<string, unknown>): unknown {
  const scriptId = `script-${projects.size + 1}`;
  projects.set(scriptId, newProject(scriptId, (parentId as string | undefined) ?? null));
  return { scriptId };
}

const operations: Readonly<Record<string, (asked: Asked) => unknown>> = {
  'GET content': ({ project: { scriptId, files } }) => ({ scriptId, files }),
  'PUT content'({ project, body }) {
    const files = body.files as readonly ScriptFile[];
    const fault = contentFault(files);
    if (fault !== null) throw new ApiFault(400, fault);
    project.files = files;
    return { scriptId: project.scriptId, files };
  },
  'GET versions': ({ project: { versions } }) => ({
    versions: versions.map((_, index) => ({ versionNumber: index + 1 })),
  }),
  'POST versions'({ project: { versions, files } }) {
    if (versions.length >= versionsMax) throw new ApiFault(400, 'Cannot create more versions.');
    return { versionNumber: versions.push(files) };
  },
  'GET deployments': ({ project: { deployments } }) => ({
    deployments: [...deployments].map(([id, config]) => shownDeployment(id, config)),
  }),
  'POST deployments'(asked) {
    const id = `deployment-${asked.project.deployments.size}`;
    return deploy({ ...asked, id }, asked.body as DeploymentConfig);
  },
  'PUT deployments'(asked) {
    if (!asked.project.deployments.has(asked.id)) throw new ApiFault(404, 'Requested entity was not found.');
    return deploy(asked, asked.body.deploymentConfig as DeploymentConfig);
  },
};

function deploy({ project, onDeployed, id }: Asked, config: DeploymentConfig): unknown {
  const files = project.versions[(config.versionNumber ?? 0) - 1];
  if (files === undefined) throw new ApiFault(400, 'The version does not exist.');
  project.deployments.set(id, config);
  onDeployed(id, files);
  return shownDeployment(id, config);
}

function shownDeployment(deploymentId: string, deploymentConfig: DeploymentConfig): unknown {
  return { deploymentId, deploymentConfig };
}
