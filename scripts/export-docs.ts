import { writeFileSync } from 'node:fs';
import { buildDocument, DOCUMENT } from '@/features/leaving/documentation.test-support';
import { getDatabaseUrl } from '@/features/operation/backup/own-backup';

/** Writes the tables of `docs/export.md` from the kinds and the schema: `node scripts/run.mjs scripts/export-docs.ts`. */
writeFileSync(DOCUMENT, await buildDocument(getDatabaseUrl()));
