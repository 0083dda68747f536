/** Proves that the Node gateway and the client carry every exchange as the web app answers it. */
import { describeDoor } from './describe-door.ts';
import { openClient, openNode } from './doors.ts';

describeDoor('Node', openNode);
describeDoor('client', openClient);
