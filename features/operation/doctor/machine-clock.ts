/** Clock of this machine in milliseconds since 1970, to compare with the database's, by which all else is decided. */
export const readMachineClock = (): number => Date.now();
