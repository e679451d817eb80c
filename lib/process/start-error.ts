/** Reason why the portal can't start, in one line that says what to do; the line is printed without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
