import { AsyncLocalStorage } from 'node:async_hooks';
import { Socket } from 'node:net';
import { isNativeError } from 'node:util/types';
import { Client, type ClientConfig, type PoolConfig } from 'pg';
import { getSingleton } from '@/lib/process/singleton';

/** Time limits of the connections of a pool, in milliseconds. */
export type DatabaseLimits = {
  /** For a new connection, and for a free one of the pool. */
  connect: number;
  /** For one statement; the server ends it. */
  statement: number;
  /** For the server's answer beyond that. Then the connection counts as dead and is replaced. */
  answer: number;
  /** For a transaction that nobody goes on with; the server ends it, and with it its locks. */
  idleTransaction: number;
};

export const DATABASE_LIMITS: DatabaseLimits = {
  connect: 4_000,
  statement: 10_000,
  answer: 1_000,
  idleTransaction: 30_000,
};

/** How long a connection rests before it is closed, and how old it gets. */
const IDLE_MS = 300_000;
const LIFETIME_SECONDS = 1_800;
/** A connection that rests is probed by the system so long after the last word, then every second, ten times. */
const KEEP_ALIVE_MS = 10_000;
/** How long the server may take to say goodbye. */
const CLOSE_MS = 1_000;
/** The driver's words when a query's time is over; its error has no code. */
export const QUERY_TIMEOUT_MESSAGE = 'Query read timeout';

/** How long a statement may take here, where that is longer than the pool allows. */
const statementLimit = getSingleton('database.longer', () => new AsyncLocalStorage<number>());

/** Runs something whose statements may take so many milliseconds each; that they may must be told the server too. */
export const withStatementLimit = <R>(ms: number, run: () => Promise<R>): Promise<R> => statementLimit.run(ms, run);

/**
 * The driver's client, but what doesn't answer is broken off. The driver alone gives up waiting and leaves the connection as
 * it is: the next query, a ROLLBACK mostly, queues up behind the one that is never answered, and in the end the pool takes the
 * connection back as a good one.
 */
export class DatabaseClient extends Client {
  readonly #socket: Socket;

  constructor(config: ClientConfig = {}) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    this.#socket = socket;
    const ask = this.query.bind(this);
    Reflect.set(this, 'query', (query: unknown, ...more: unknown[]): unknown => {
      const answer: unknown = Reflect.apply(ask, undefined, [applyStatementLimit(query), ...more]);
      // With a callback it is the pool that asks, and drops a connection on which anything failed.
      if (answer instanceof Promise) answer.catch((error: unknown) => isQueryTimeout(error) && this.terminate());
      return answer;
    });
  }

  /** Ends the connection without a word; all that waits on it fails at once. */
  terminate(): void {
    void super.end().catch(() => undefined);
    this.#socket.destroy();
  }

  override end(): Promise<void>;
  override end(callback: (error: Error) => void): void;
  override end(callback?: (error: Error) => void): Promise<void> | undefined {
    const timer = setTimeout(() => this.#socket.destroy(), CLOSE_MS);
    timer.unref();
    this.#socket.once('close', () => clearTimeout(timer));
    if (!callback) return super.end();
    super.end(callback);
    return undefined;
  }
}

function applyStatementLimit(query: unknown): unknown {
  const ms = statementLimit.getStore();
  if (ms === undefined || typeof query !== 'object' || query === null || 'submit' in query) return query;
  return { ...query, query_timeout: ms + DATABASE_LIMITS.answer };
}

const isQueryTimeout = (error: unknown): boolean => isNativeError(error) && error.message === QUERY_TIMEOUT_MESSAGE;

/** How all pools of the portal are opened. */
export const buildPoolConfig = (
  connectionString: string | undefined,
  max: number,
  limits: DatabaseLimits = DATABASE_LIMITS,
): PoolConfig => ({
  connectionString,
  max,
  connectionTimeoutMillis: limits.connect,
  idleTimeoutMillis: IDLE_MS,
  maxLifetimeSeconds: LIFETIME_SECONDS,
  statement_timeout: limits.statement,
  query_timeout: limits.statement + limits.answer,
  idle_in_transaction_session_timeout: limits.idleTransaction,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  application_name: 'portal',
  Client: DatabaseClient,
});
