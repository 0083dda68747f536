/** Takes the web app's address from the owner, and gives the reference page what it shows. */
import { servedBuild } from '../../workbook/served-build.ts';
import { type CommandTable, Fault } from '../command.ts';
import { keepWebAppUrl, googleWebAppUrl, webAppUrl } from '../web-app-url.ts';

// Addresses with /u/0 or a domain in them ask for a login, and those that end in /dev answer editors alone.
const published = /^https:\/\/script\.google\.com\/macros\/s\/[\w-]+\/exec$/;

export const webAppCommands: Pick<CommandTable, 'connect_web_app' | 'reference'> = {
  /** @throws Fault when the address is none of a web app, or does not answer a caller without an account */
  connect_web_app({ build }, { url }) {
    const address = String(url).trim();
    const isOwnMachine = build.keyMode === 'test' && address === googleWebAppUrl();
    if (!isOwnMachine && !published.test(address)) {
      throw new Fault(
        'Copy the Web app URL of Deploy › Manage deployments: https://script.google.com/macros/s/…/exec',
      );
    }
    const served = servedBuild(address);
    if (served === null) {
      throw new Fault(
        'It does not answer a caller without an account. Choose Deploy › Manage deployments › Edit, executed as you, access for anyone.',
      );
    }
    // On a developer's machine the address follows the port, so it is not kept.
    if (!isOwnMachine) keepWebAppUrl(address);
    return { serves_this_build: served === build.id };
  },
  reference: ({ files }) => ({ openapi: files.openApi(), web_app_url: webAppUrl() }),
};
