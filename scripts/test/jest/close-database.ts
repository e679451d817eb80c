/** Client of `lib/db/db`, if a test has created it. */
const CLIENT = Symbol.for('portal.db');

/** Pending writes of `lib/jobs/debounce`, whose database is gone by then. */
const DEBOUNCED = Symbol.for('portal.jobs.debounced');

afterAll(async () => {
  for (const { timer } of Reflect.get(globalThis, DEBOUNCED)?.values() ?? []) clearTimeout(timer);
  await Reflect.get(globalThis, CLIENT)?.$disconnect();
});
