/** Which door the tests of this process go through. */
import { type DoorName, doorNames } from './door.ts';

/** What CONTRACT_DOOR names; `core` unless it is set. */
export const chosenDoor: DoorName = readDoor(process.env.CONTRACT_DOOR || 'core');

function readDoor(name: string): DoorName {
  const found = doorNames.find((door) => door === name);
  if (found === undefined) throw new Error(`CONTRACT_DOOR must be one of ${doorNames.join(', ')}.`);
  return found;
}
