/** Checks that the web app answers anybody, and that it runs this version of the script. */
import { webAppUrl } from '../../developer-area/web-app-url.ts';
import { testAddress } from '../../web-app/test-web-app.ts';
import { forPerson, good, type HealthCheck } from '../health-check.ts';

export const deploymentCheck: HealthCheck = {
  id: 'deployment',
  title: 'Deployment',
  run({ workspace }) {
    const url = webAppUrl();
    if (url === null) {
      return forPerson('fault', [
        'The script is not deployed as a web app, or Google does not give its address. Choose Deploy › New deployment › Web app in the script editor, executed as you, access for anyone.',
      ]);
    }
    const tested = testAddress(workspace, url);
    if ('fault' in tested) return forPerson('fault', [`Callers cannot reach ${url}.`, tested.fault]);
    if (tested.build !== workspace.build.id) {
      return forPerson('warning', [
        `The web app runs the version ${tested.build}, this script is ${workspace.build.id}. Choose Deploy › Manage deployments › Edit › New version.`,
      ]);
    }
    return good('The web app answers callers without a Google account, and runs this version of the script.');
  },
};
