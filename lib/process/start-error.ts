/** Why the portal can't start, in one line that says what to do; whoever starts it prints the line without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
