/** Stores the address of the web app, for the script itself and for the links to the pages of customers. */
import { saveSettings } from '../../core/store/save-settings.ts';
import { settingsName } from '../../core/settings.ts';
import type { Workspace } from '../../core/workspace.ts';
import { storeWebAppUrl } from './web-app-url.ts';

/**
 * Stores the address that the owner has entered.
 * @throws Refusal workspace_busy
 */
export function keepWebAppUrl(workspace: Workspace, url: string): void {
  storeWebAppUrl(url);
  // Set up takes the address over when it makes the settings.
  if (workspace.properties.get(settingsName) !== null) saveSettings(workspace, { web_app_url: url });
}
