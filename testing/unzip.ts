import { strFromU8, unzipSync } from 'fflate';

/** Reads the files of a ZIP archive as text, by name. */
export const unzip = (archive: Uint8Array): Map<string, string> =>
  new Map(Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, strFromU8(bytes)]));
