import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import { copyDatabase, dropDatabase } from '../../../testing/databases.mjs';
import { Realm } from './realm.mjs';

let made = 0;

/**
 * Environment of a test file: the worker's own realm, so that packages are loaded once per worker, with a separate
 * database and data folder. The database is a copy of the migrated, empty one of TEMPLATE_DATABASE_URL. next/jest
 * compiles for the server only if the environment has Node's own name.
 */
export default class DatabaseEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  #realm = new Realm();
  #name = `test_${process.pid}_${made++}`;

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalsOnly });
  }

  getVmContext() {
    return this.global;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** Loads a package, whose changes of globals outlive this environment. */
  keepChanges(load) {
    return this.#realm.keep(load);
  }

  async setup() {
    const template = new URL(process.env.TEMPLATE_DATABASE_URL).pathname.slice(1);
    await copyDatabase(buildDatabaseUrl('postgres'), template, this.#name);
    process.env.DATABASE_URL = buildDatabaseUrl(this.#name);
    process.env.DATA_DIR = await mkdtemp(join(process.env.DATA_DIR, 'files-'));
  }

  async teardown() {
    this.fakeTimersModern.dispose();
    this.#realm.restore();
    this.global = null;
    await dropDatabase(buildDatabaseUrl('postgres'), this.#name);
  }
}

/** Globals under another identity: given the realm's own, the fake timers would also replace `node:timers/promises`. */
const globalsOnly = new Proxy(globalThis, {
  get: (globals, key) => Reflect.get(globals, key),
  set: (globals, key, value) => Reflect.set(globals, key, value),
});

function buildDatabaseUrl(database) {
  const address = new URL(process.env.TEMPLATE_DATABASE_URL);
  address.pathname = `/${database}`;
  return address.href;
}
