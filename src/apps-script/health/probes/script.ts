/** Probes what Google makes of a page's script, and how long the background script takes to load. */
import { loadBackground } from '../../load-script.ts';
import { medianMs, type Probe } from './probe.ts';

/** A comment within a template literal, as the page of the developer area has one for this probe alone. */
const untouched = 'a/*b*/c';

export const literalsProbe: Probe = {
  id: 'literals',
  title: 'Template literals of pages',
  run({ literal }) {
    if (literal === null) return ['Not known: the page did not say what came through.'];
    return [
      literal === untouched
        ? 'What looks like a comment in a template literal is kept.'
        : 'What looks like a comment in a template literal is removed. The pages have none.',
    ];
  },
};

export const backgroundProbe: Probe = {
  id: 'background',
  title: 'Loading of the background script',
  run: ({ workspace: { clock } }) => [
    `${Math.round(medianMs(clock, 3, () => void loadBackground()))} ms, the median of 3 times.`,
  ],
};
