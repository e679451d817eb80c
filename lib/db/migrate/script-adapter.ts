import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { Pool } from 'pg';

/** Runs in the same transaction as the migration, so that a kill leaves both or neither. */
const MARK_DONE = `
;UPDATE "_prisma_migrations" SET finished_at = now()
 WHERE finished_at IS NULL AND rolled_back_at IS NULL;`;

/**
 * Prisma's adapter, but it sends a script to the server whole: the original splits at every semicolon, which breaks
 * functions, and sends the pieces one by one, which a kill leaves half done. Statements sent together are one
 * transaction.
 *
 * @param pool a pool of one connection
 * @param scripts the migration scripts, after which the running row of the history is marked as finished
 * @param failed receives the database's own error, which the engine doesn't pass on, and the script
 */
export function createScriptAdapter(
  pool: Pool,
  scripts: Set<string>,
  failed: (error: unknown, script: string) => void,
) {
  const factory = new PrismaPg(pool);
  return bindMigrationAwareSqlAdapterFactory({
    provider: factory.provider,
    adapterName: factory.adapterName,
    connectToShadowDb: () => factory.connectToShadowDb(),
    async connect() {
      const adapter = await factory.connect();
      return Object.assign(adapter, {
        async executeScript(script: string) {
          await pool.query(scripts.has(script) ? script + MARK_DONE : script).catch((error: unknown) => {
            failed(error, script);
            throw error;
          });
        },
      });
    },
  });
}
