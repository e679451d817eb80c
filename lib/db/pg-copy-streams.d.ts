declare module 'pg-copy-streams' {
  import type { Readable, Writable } from 'node:stream';
  import type { Connection, Submittable } from 'pg';

  /** Rows of a `COPY … TO STDOUT`; `rowCount` is known at the end. */
  export function to(text: string): Readable & Submittable & { rowCount: number };
  /** Receiver of a `COPY … FROM STDIN`; `rowCount` is known when it has finished. */
  export function from(text: string): Writable & Submittable & { rowCount: number };
  export type { Connection };
}
