/** The client of `lib/db`, where a test has made it. */
const CLIENT = Symbol.for('portal.db');

afterAll(async () => {
  await Reflect.get(globalThis, CLIENT)?.$disconnect();
});
