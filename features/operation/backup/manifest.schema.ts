import { z } from 'zod';

/** Version of the format; a restore reads no other. */
export const BACKUP_FORMAT = 1;

export const MANIFEST = 'manifest.json';
/** Hash of the manifest, in the form of `sha256sum`, which checks it too. */
export const MANIFEST_SUM = 'manifest.json.sha256';
export const SECRETS = 'secrets.json';
export const MEDIA_LIST = 'media.jsonl.gz';
export const TABLES = 'tables';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().nonnegative();
/** Names of tables, columns and sequences; always quoted in statements, too. */
const identifier = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);
const writtenFile = { bytes: count, sha256 };

/** Bound of a partition by range of times, as PostgreSQL prints it. */
const partitionBound = z
  .string()
  .regex(/^(?:DEFAULT|FOR VALUES FROM \('[0-9 :.+-]{1,40}'\) TO \('[0-9 :.+-]{1,40}'\))$/);

const tableEntry = z.object({
  name: identifier,
  /** Columns in the order of the rows, without generated ones. */
  columns: z.array(identifier),
  partition: z.object({ of: identifier, bound: partitionBound }).optional(),
  rows: count,
  ...writtenFile,
});
export type TableEntry = z.infer<typeof tableEntry>;

const sequenceEntry = z.object({ name: identifier, last: z.string().regex(/^-?\d{1,19}$/), isCalled: z.boolean() });
export type SequenceEntry = z.infer<typeof sequenceEntry>;

const migrationEntry = z.object({ name: z.string().regex(/^\w{1,200}$/), checksum: sha256 });
export type MigrationEntry = z.infer<typeof migrationEntry>;

/** Contents of a backup, all but its secrets readable. */
export const backupManifest = z.object({
  format: z.literal(BACKUP_FORMAT),
  name: z.string(),
  /** Time of the snapshot. */
  at: z.iso.datetime(),
  version: z.string(),
  postgres: z.string(),
  /** Migrations of the database, oldest first: the last one is the version of its schema. */
  migrations: z.array(migrationEntry).min(1),
  tables: z.array(tableEntry),
  sequences: z.array(sequenceEntry),
  /** List of the media files; the files themselves are shared by all backups of a folder. */
  media: z.object({ ...writtenFile, files: count, totalBytes: count }),
  /** Undefined for a backup that was made without a passphrase. */
  secrets: z.object(writtenFile).optional(),
});
export type BackupManifest = z.infer<typeof backupManifest>;

/** A stored file of uploads: the name under which pages know it, and the hash of its very bytes. */
export const mediaEntry = z.object({
  name: z.string().regex(/^[0-9a-f]{64}(?:-\d{1,5})?\.[a-z0-9]{2,5}$/),
  ...writtenFile,
});
export type MediaEntry = z.infer<typeof mediaEntry>;

/** Name of a table's file inside a backup. */
export const getTablePath = (table: string): string => `${TABLES}/${table}.copy.gz`;
