/** The client of `lib/db/db`, where a test has made it. */
const CLIENT = Symbol.for('portal.db');

/** What `lib/jobs/later` would still write, to a database that is gone by then. */
const LATER = Symbol.for('portal.later');

afterAll(async () => {
  for (const { timer } of Reflect.get(globalThis, LATER)?.values() ?? []) clearTimeout(timer);
  await Reflect.get(globalThis, CLIENT)?.$disconnect();
});
