import type { Transaction } from '@/lib/db/db';

/** Advisory lock key: changes to the front page's order run one at a time. */
const LOCK = 2_569_003;

/** Serialises changes to the front page until the transaction ends. */
export const lockFrontPage = (tx: Transaction) => tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK})`;
