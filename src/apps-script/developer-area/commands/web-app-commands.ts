/** Stores the web app's address that the owner enters, and serves the data of the reference page. */
import { servedBuild } from '../../workbook/served-build.ts';
import { type CommandTable, Fault } from '../command.ts';
import { keepWebAppUrl, googleWebAppUrl, webAppUrl } from '../web-app-url.ts';

// Google asks for a login at addresses with /u/0 or a domain, and answers only editors at those that end in /dev.
const published = /^https:\/\/script\.google\.com\/macros\/s\/[\w-]+\/exec$/;

export const webAppCommands: Pick<CommandTable, 'connect_web_app' | 'reference'> = {
  /** @throws Fault when the address is not of a web app, or does not answer a caller without a Google account */
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
    // The local runtime's address changes with its port, so it is not stored.
    if (!isOwnMachine) keepWebAppUrl(address);
    return { serves_this_build: served === build.id };
  },
  reference: ({ files }) => ({ openapi: files.openApi(), web_app_url: webAppUrl() }),
};
