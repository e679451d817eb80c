import { open } from 'node:fs/promises';
import { createFieldError } from '@/lib/errors/errors';
import { movingMessages as words } from '../moving.messages';
import { readWebAddress } from './addresses.rules';
import { readWxr } from './wxr/read-wxr';
import type { WxrChannel } from './wxr/wxr.schema';

/** Bytes within which a WordPress file has an item, if it has any. */
const MAX_HEAD = 33_554_432;
/** First bytes of ZIP and gzip files. */
const PACKED = ['504b', '1f8b'];

export type WxrHead = {
  /** Address of the site; undefined if the file tells none. */
  site: URL | undefined;
  /** All addresses of the site and of its network that the file tells. */
  addresses: URL[];
};

/**
 * Reads the head of a WordPress file, up to its first item.
 *
 * @throws AppError 'invalid' for a file that can't be opened, or that is none of WordPress
 */
export async function readHead(file: string): Promise<WxrHead> {
  await assertFile(file);
  let channel: WxrChannel = {};
  let isWordpress = false;
  let hasItem = false;
  await readWxr(file, {
    channel: (found) => {
      channel = found;
      isWordpress ||= found.version !== undefined || found.blogUrl !== undefined;
    },
    item: ({ fields }) => {
      hasItem = true;
      // Files whose head is lost are told by their items.
      isWordpress ||= fields.type !== undefined && fields.id !== undefined;
    },
    pause: async (bytes) => !hasItem && bytes < MAX_HEAD,
  });
  if (!isWordpress) throw createFieldError('file', words['moving.wordpress.notWxr']);
  const addresses = [channel.blogUrl, channel.siteUrl, channel.link].flatMap((one) => readWebAddress(one ?? '') ?? []);
  return { site: addresses[0], addresses };
}

async function assertFile(file: string): Promise<void> {
  try {
    const handle = await open(/* turbopackIgnore: true */ file, 'r');
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
      if (bytesRead === 2 && PACKED.includes(buffer.toString('hex')))
        throw createFieldError('file', words['moving.wordpress.packed']);
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw createFieldError('file', words['moving.wordpress.noFile']);
    throw error;
  }
}
