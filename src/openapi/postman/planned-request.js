/** What the collection shows of one example, whichever way it travels. */
export {};
