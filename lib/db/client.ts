import { AsyncLocalStorage } from 'node:async_hooks';
import { Socket } from 'node:net';
import { isNativeError } from 'node:util/types';
import { Client, type ClientConfig, type PoolConfig } from 'pg';
import { getSingleton } from '@/lib/process/singleton';

/** Time limits of the connections of a pool, in milliseconds. */
export type DatabaseLimits = {
  /** For a new connection, and for a free one of the pool. */
  connect: number;
  /** For one statement; the server cancels it. */
  statement: number;
  /** For the server's response after that limit. Then the connection counts as dead and is replaced. */
  answer: number;
  /** For an idle transaction; the server ends it and releases its locks. */
  idleTransaction: number;
};

export const DATABASE_LIMITS: DatabaseLimits = {
  connect: 4_000,
  statement: 10_000,
  answer: 1_000,
  idleTransaction: 30_000,
};

/** Idle time after which a connection is closed, and its maximum age. */
const IDLE_MS = 300_000;
const LIFETIME_SECONDS = 1_800;
/** Idle time before the first TCP keep-alive probe; further ones follow every second, ten times. */
const KEEP_ALIVE_MS = 10_000;
/** Time limit for an orderly close. */
const CLOSE_MS = 1_000;
/** Size in kB of the list of new entries that each GIN index keeps and every search by it reads whole. */
const GIN_PENDING_KB = 256;
/** The driver's message for a query timeout; its error has no code. */
export const QUERY_TIMEOUT_MESSAGE = 'Query read timeout';

/** Raised statement limit of the current call, in milliseconds. */
const statementLimit = getSingleton('database.statementLimit', () => new AsyncLocalStorage<number>());

/**
 * Runs a function whose statements may take `ms` milliseconds each; the limit of the server must be raised separately.
 */
export const withStatementLimit = <R>(ms: number, run: () => Promise<R>): Promise<R> => statementLimit.run(ms, run);

/**
 * The driver's client, but a connection without a response is terminated. The driver alone only stops waiting and
 * leaves the connection as it is: the next query, mostly a ROLLBACK, queues behind the one that is never answered, and
 * in the end the pool takes the connection back as healthy.
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
      // A query with a callback comes from the pool, which drops a connection after any failure.
      if (answer instanceof Promise) answer.catch((error: unknown) => isQueryTimeout(error) && this.terminate());
      return answer;
    });
  }

  /** Closes the connection at once; everything that waits on it fails. */
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

/** Pool options of every pool of the portal. */
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
  options: `-c gin_pending_list_limit=${GIN_PENDING_KB}`,
  statement_timeout: limits.statement,
  query_timeout: limits.statement + limits.answer,
  idle_in_transaction_session_timeout: limits.idleTransaction,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  application_name: 'portal',
  Client: DatabaseClient,
});
