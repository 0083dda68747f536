/** Opens the developer area from the sidebar. */
import { showDeveloperArea } from '../../menu/show-pages.ts';
import type { Nothing } from '../../../pages/protocol.ts';

export function openDeveloperArea(): Nothing {
  showDeveloperArea();
  return {};
}
