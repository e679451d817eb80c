/** A paper attached to news; a file always has the same title. */
export type Paper = { fileName: string; title: string; text: string[] };
