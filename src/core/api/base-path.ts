/** The path at which version 1 of the API begins. */
export const basePath = '/api/v1';
