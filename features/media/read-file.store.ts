import { buffer } from 'node:stream/consumers';
import { getMediaStore } from './media.store';

/** Reads a whole stored file, such as a logo; undefined if the store has none of this name. */
export async function readStoredFile(name: string): Promise<Uint8Array | undefined> {
  const file = await getMediaStore().open(name);
  if (!file) return undefined;
  try {
    return await buffer(await file.read(0, file.bytes - 1));
  } finally {
    await file.close();
  }
}
