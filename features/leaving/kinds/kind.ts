/** Rows of one table in an export: a file, a row a line. */
export type Kind = {
  table: string;
  /** Sentence for the documentation. */
  about: string;
  /**
   * Part of it that readers see: columns, `all` for all of them, and a condition over `t`. Without it the kind belongs to
   * a whole export only. `public_item(id)` and `public_media(id)` hold what is public in the snapshot.
   */
  open?: { columns: 'all' | readonly string[]; where?: string };
  /** Condition of a whole export, over `t`. */
  where?: string;
  /** Columns that no export holds, with the value that an import gives them where one is needed. */
  without?: Readonly<Record<string, string>>;
  /** Columns that say something about a person. */
  personal?: readonly string[];
  /** Meaning of columns whose comment in the schema isn't enough. */
  fields?: Readonly<Record<string, string>>;
};

/** Value of a column that is left out: none. */
export const NONE = 'NULL';
/** 32 random bytes. */
export const RANDOM_BYTES = `decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex')`;
