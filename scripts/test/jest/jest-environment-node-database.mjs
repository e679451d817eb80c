import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { types } from 'node:util';
import { TestEnvironment } from 'jest-environment-node';
import { Client } from 'pg';

let made = 0;

/**
 * Node with a database and a data folder of its own for each test file: TEMPLATE_DATABASE_URL is that of a migrated,
 * empty one which is copied. next/jest compiles for the server only where the name of the environment is Node's own.
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
    // Not by DROP … WITH (FORCE), which an ordinary user may not while the server itself is vacuuming there.
    await this.#asOutsider(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${this.#name}' AND usename = current_user`,
    );
    await this.#asOutsider(`DROP DATABASE IF EXISTS ${this.#name}`);
    await super.teardown();
  }

  /** A database that someone is connected to can't be copied. */
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

/** Tests run in a realm of their own, where an error of `node:fs` would be no `instanceof Error`, unlike in the product. */
function acceptNodeErrors(RealmError) {
  Object.defineProperty(RealmError, Symbol.hasInstance, {
    value(thing) {
      return (
        (this === RealmError && types.isNativeError(thing)) || Function.prototype[Symbol.hasInstance].call(this, thing)
      );
    },
  });
}
