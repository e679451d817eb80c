import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { types } from 'node:util';
import { TestEnvironment } from 'jest-environment-node';
import { Client } from 'pg';

let made = 0;

/**
 * Node environment with a separate database and data folder for each test file; the database is a copy of the migrated,
 * empty one of TEMPLATE_DATABASE_URL. next/jest compiles for the server only if the environment has Node's own name.
 */
export default class DatabaseEnvironment extends TestEnvironment {
  #name = `test_${process.pid}_${made++}`;

  async setup() {
    await super.setup();
    acceptNodeErrors(this.global.Error);
    const template = new URL(process.env.TEMPLATE_DATABASE_URL);
    await this.#asOutsider(`CREATE DATABASE ${this.#name} TEMPLATE "${template.pathname.slice(1)}"`);
    this.global.process.env.DATABASE_URL = buildDatabaseUrl(this.#name);
    this.global.process.env.DATA_DIR = await mkdtemp(join(process.env.DATA_DIR, 'files-'));
  }

  async teardown() {
    // Not by DROP … WITH (FORCE), which an ordinary user may not run while the server itself is vacuuming there.
    await this.#asOutsider(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${this.#name}' AND usename = current_user`,
    );
    await this.#asOutsider(`DROP DATABASE IF EXISTS ${this.#name}`);
    await super.teardown();
  }

  /** Connects to another database: one with connections can't be copied or dropped. */
  async #asOutsider(sql) {
    const client = new Client({ connectionString: buildDatabaseUrl('postgres') });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  }
}

function buildDatabaseUrl(database) {
  const address = new URL(process.env.TEMPLATE_DATABASE_URL);
  address.pathname = `/${database}`;
  return address.href;
}

/**
 * Tests run in a separate realm, where an error of `node:fs` would not be `instanceof Error`, unlike in the product.
 */
function acceptNodeErrors(RealmError) {
  Object.defineProperty(RealmError, Symbol.hasInstance, {
    value(thing) {
      return (
        (this === RealmError && types.isNativeError(thing)) || Function.prototype[Symbol.hasInstance].call(this, thing)
      );
    },
  });
}
