/** Checks that the owner has given the script every permission: Google lets people untick each, also after months. */
import { permissionAdvice, readMissingPermissions, withoutPermission } from '../../permissions.ts';
import { forPerson, good, type HealthCheck } from '../health-check.ts';

export const permissionsCheck: HealthCheck = {
  id: 'permissions',
  title: 'Permissions',
  run() {
    const { isAnyMissing, missing, url } = readMissingPermissions();
    if (!isAnyMissing) return good('You have given this script all the permissions that it needs.');
    const sentences =
      missing.length > 0
        ? missing.map((permission) => withoutPermission[permission])
        : ['Google wants your permission again, and does not say for what.'];
    const finding = forPerson('fault', [...sentences, permissionAdvice]);
    return url === null ? finding : { ...finding, link: { words: 'Give permission', url } };
  },
};
