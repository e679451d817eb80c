/**
 * What comes in so many milliseconds; undefined where nothing does, and what comes after that is nobody's any more.
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
