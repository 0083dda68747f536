/** Names the path at which the web app tells Health about its locks. */
export const lockProbePath = '/lock_probe';
