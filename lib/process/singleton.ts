/**
 * The one instance of a piece of state in this process. Next evaluates a module of `lib` up to three times (start,
 * pages, routes), so whatever must be single (database client, request context, caches, counters) is created here and
 * stored on `globalThis`.
 *
 * @param name unique in the whole project; the first caller's `make` decides what the name holds
 * @param make called once, at the first use of the name
 */
export function getSingleton<T>(name: string, make: () => T): T {
  const key = Symbol.for(`portal.${name}`);
  if (!Reflect.has(globalThis, key)) Reflect.set(globalThis, key, make());
  return Reflect.get(globalThis, key);
}
