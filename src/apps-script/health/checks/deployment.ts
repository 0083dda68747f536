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
        'The script is not deployed as a web app, or Google does not tell where. Choose Deploy › New deployment › Web app in the script editor, executed as you, access for anyone.',
      ]);
    }
    const served = servedBuild();
    if (served === null) {
      return forPerson('fault', [
        'The web app does not answer a caller without an account. Choose Deploy › Manage deployments › Edit, executed as you, access for anyone.',
      ]);
    }
    if (served !== build.id) {
      return forPerson('warning', [
        `The web app serves the build ${served}, this script is ${build.id}. Choose Deploy › Manage deployments › Edit › New version.`,
      ]);
    }
    return good('Answers without an account, with this version of the script.');
  },
};
