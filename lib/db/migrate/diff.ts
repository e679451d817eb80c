import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import { createEngine } from './engine';

const FILE = 'schema.prisma';
const NO_FILTER = { externalTables: [], externalEnums: [] };

/**
 * The SQL that migrates from one Prisma schema to another. The engine needs a server connection but changes nothing
 * there.
 *
 * @param databaseUrl any PostgreSQL server
 * @param before text of the old schema; empty for none
 * @param after text of the new schema
 * @returns SQL, empty when nothing changes
 * @throws Error with Prisma's message if a schema is invalid
 */
export async function diffSchemas(databaseUrl: string, before: string, after: string): Promise<string> {
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg({ connectionString: databaseUrl }));
  const engine = await createEngine(adapter, [[FILE, after]]);
  try {
    const { stdout } = await engine.diff({
      from: before ? { tag: 'schemaDatamodel', files: [{ path: FILE, content: before }] } : { tag: 'empty' },
      to: { tag: 'schemaDatamodel', files: [{ path: FILE, content: after }] },
      script: true,
      exitCode: null,
      filters: NO_FILTER,
    });
    return stdout?.includes('This is an empty migration') ? '' : (stdout ?? '');
  } finally {
    engine.free();
  }
}
