/**
 * Asks for the next value while the present one is used, so that source and user wait for each other less. A failure of
 * the source is thrown when its turn comes; one that is left early is closed.
 */
export async function* readAhead<T>(values: AsyncIterable<T>): AsyncGenerator<T, void> {
  const source = values[Symbol.asyncIterator]();
  const ask = () => {
    const next = source.next();
    next.catch(() => undefined);
    return next;
  };
  let next = ask();
  try {
    for (;;) {
      const { done, value } = await next;
      if (done) return;
      next = ask();
      yield value;
    }
  } finally {
    await next.catch(() => undefined);
    await source.return?.();
  }
}
