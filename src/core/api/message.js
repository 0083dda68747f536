/** A request and a response of the API as plain data, whatever carried them. */
export {};
