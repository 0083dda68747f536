/** Takes the web app's address from the owner, once it has answered a caller without an account. */
import type { Workspace } from '../../../core/workspace.ts';
import type { ConnectedWebApp } from '../../../pages/protocol.ts';
import { servedBuild } from '../../workbook/served-build.ts';
import { Fault } from '../command.ts';
import { keepWebAppUrl, toldUrl } from '../web-app-url.ts';

// Addresses with /u/0 or a domain in them ask for a login, and those that end in /dev answer editors alone.
const published = /^https:\/\/script\.google\.com\/macros\/s\/[\w-]+\/exec$/;

/** @throws Fault when the address is none of a web app, or does not answer as this script does */
export function connectWebApp({ build }: Workspace, { url }: { readonly url: string }): ConnectedWebApp {
  const address = String(url).trim();
  const isOwnMachine = build.keyMode === 'test' && address === toldUrl();
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
  // On the own machine the address follows the port.
  if (!isOwnMachine) keepWebAppUrl(address);
  return { serves_this_build: served === build.id };
}
