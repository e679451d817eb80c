/**
 * Resolves with the promise's value, or undefined after `ms`; a later value is dropped.
 *
 * @throws whatever the promise is rejected with in that time
 */
export async function withTimeout<T>(ms: number, coming: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined);
  });
  return Promise.race([coming, late]).finally(() => clearTimeout(timer));
}
