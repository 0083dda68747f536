/** Checks that the web app answers anybody, and that it runs this version of the script. */
import { servedBuild } from '../../workbook/served-build.ts';
import { webAppUrl } from '../../developer-area/web-app-url.ts';
import { forPerson, good, type HealthCheck } from '../health-check.ts';

export const deploymentCheck: HealthCheck = {
  id: 'deployment',
  title: 'Deployment',
  run({ workspace: { build } }) {
    if (webAppUrl() === null) {
      return forPerson('fault', [
        'The script is not deployed as a web app, or Google does not give its address. Choose Deploy › New deployment › Web app in the script editor, executed as you, access for anyone.',
      ]);
    }
    const served = servedBuild();
    if (served === null) {
      return forPerson('fault', [
        'The web app does not answer callers without a Google account. Choose Deploy › Manage deployments › Edit, executed as you, access for anyone.',
      ]);
    }
    if (served !== build.id) {
      return forPerson('warning', [
        `The web app runs the version ${served}, this script is ${build.id}. Choose Deploy › Manage deployments › Edit › New version.`,
      ]);
    }
    return good('The web app answers callers without a Google account, and runs this version of the script.');
  },
};
