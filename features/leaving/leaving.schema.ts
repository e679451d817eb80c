import { z } from 'zod';

/** Version of the format; the way back reads no other. */
export const EXPORT_FORMAT = 1;

export const MANIFEST = 'manifest.json';
/** Mark of a folder in which an export is being made, or was interrupted. */
export const UNFINISHED = 'UNFINISHED.json';
export const MEDIA_FOLDER = 'media';
/** List of the media files: name, length, hash. */
export const MEDIA_LIST = 'files.jsonl';
/** Folder of the WordPress files. */
export const WXR_FOLDER = 'wordpress';

/** Everything that readers see, or everything that the agency owns. */
export const scopes = ['public', 'all'] as const;
export type ExportScope = (typeof scopes)[number];

export const formats = ['jsonl', 'wxr', 'both'] as const;
export type ExportFormat = (typeof formats)[number];

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().nonnegative();
const identifier = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);

const field = z.object({
  name: identifier,
  /** PostgreSQL's name of its type. */
  type: z.string().max(100),
  optional: z.boolean(),
  /** True if it says something about a person. */
  personal: z.boolean(),
});
export type ExportField = z.infer<typeof field>;

const kindEntry = z.object({
  name: identifier,
  file: z.string().regex(/^[a-z_][a-z0-9_]{0,62}\.jsonl$/),
  rows: count,
  ...{ bytes: count, sha256 },
  fields: z.array(field).min(1),
});
export type KindEntry = z.infer<typeof kindEntry>;

/** Name of a file of the store, which stands for its content. */
export const mediaName = z.string().regex(/^[0-9a-f]{64}(?:-\d{1,5})?\.[a-z0-9]{2,5}$/);
export const mediaLine = z.object({ name: mediaName, bytes: count, sha256 });
export type MediaLine = z.infer<typeof mediaLine>;

const fileEntry = { bytes: count, sha256 };

/** Contents of an export; written last, so that a folder without it is none. */
export const exportManifest = z.object({
  format: z.literal(EXPORT_FORMAT),
  scope: z.enum(scopes),
  /** Time of the snapshot. */
  at: z.iso.datetime(),
  /** Version of the portal, and the last migration of its database. */
  version: z.string(),
  migration: z.string(),
  site: z.string(),
  /** Fields with personal data, as `kind.field`; the operator answers for them wherever the export goes. */
  personal: z.array(z.string()),
  kinds: z.array(kindEntry),
  /** Last used numbers, so that a deleted thing's id isn't given to another one. */
  sequences: z.array(z.object({ name: identifier, last: z.string().regex(/^\d{1,19}$/), isCalled: z.boolean() })),
  media: z.object({ ...fileEntry, files: count, totalBytes: count }).optional(),
  wordpress: z.array(
    z.object({ file: z.string().regex(/^[\w-]+\.xml$/), items: count, attachments: count, ...fileEntry }),
  ),
});
export type ExportManifest = z.infer<typeof exportManifest>;
