/** One script project as Google keeps it: what was pushed last, its versions, and what its deployments serve. */

export interface ScriptFile {
  readonly name: string;
  readonly type: 'SERVER_JS' | 'HTML' | 'JSON';
  readonly source: string;
}

export interface DeploymentConfig {
  readonly description?: string;
  readonly versionNumber?: number;
}

export interface AppsScriptProject {
  readonly scriptId: string;
  readonly parentId: string | null;
  files: readonly ScriptFile[];
  /** The files of each version; the first is that of version 1. */
  readonly versions: (readonly ScriptFile[])[];
  readonly deployments: Map<string, DeploymentConfig>;
}

/** A new project: what Google puts into it, and the deployment of what was pushed last. */
export function newProject(scriptId: string, parentId: string | null): AppsScriptProject {
  return {
    scriptId,
    parentId,
    files: [
      { name: 'appsscript', type: 'JSON', source: '{"timeZone":"America/New_York"}' },
      { name: 'Code', type: 'SERVER_JS', source: 'function myFunction() {\n\n}\n' },
    ],
    versions: [],
    deployments: new Map([[`head-of-${scriptId}`, {}]]),
  };
}

/** What Google refuses of a pushed project, in a sentence, or null. */
export function contentFault(files: readonly ScriptFile[]): string | null {
  const manifests = files.filter(({ name, type }) => type === 'JSON' && name === 'appsscript');
  if (manifests.length !== 1) return 'Project contents must include a manifest file named appsscript.';
  const names = new Set(files.map(({ name }) => name));
  if (names.size !== files.length) return 'Project contents must not have two files of one name.';
  return null;
}
