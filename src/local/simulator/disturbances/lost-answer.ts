/** The script has run, and its answer is lost on the second hop. */
import type { Disturbance } from './disturbance.ts';

export const lostAnswer: Disturbance = {
  name: 'lost_answer',
  weight: 20,
  canStrike: ({ call }) => call === null,
  strike({ process, world }) {
    world.lostAnswers.add(process.id);
    return null;
  },
};
