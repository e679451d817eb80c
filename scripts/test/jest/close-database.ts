/** Client of `lib/db/db`, if a test has created it. */
const CLIENT = Symbol.for('portal.db');

/** Pending writes of `lib/jobs/debounce`, whose database is gone by then. */
const LATER = Symbol.for('portal.later');

afterAll(async () => {
  for (const { timer } of Reflect.get(globalThis, LATER)?.values() ?? []) clearTimeout(timer);
  await Reflect.get(globalThis, CLIENT)?.$disconnect();
});
