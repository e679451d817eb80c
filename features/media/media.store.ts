import { type Env, env } from '@/lib/env/env';
import { getSingleton } from '@/lib/process/singleton';
import { createDiskStore, getMediaFolder } from './disk-store';
import type { MediaStore } from './store-types';

export type { MediaStore } from './store-types';

/** The store selected by the setting MEDIA_STORE. The S3 packages are loaded only if needed, on first use. */
export const getMediaStore = (): MediaStore =>
  getSingleton('media.store', () =>
    env.MEDIA_STORE === 's3' ? createLazyStore(loadS3Store) : createDiskStore(getMediaFolder()),
  );

const loadS3Store = (): Promise<MediaStore> => openBucket(env.S3_BUCKET ?? '');

/**
 * Opens a bucket of the S3 service of the settings.
 *
 * @param prefix begin of all keys, which ends with a slash
 * @param given settings, if not those of this process
 */
export async function openBucket(bucket: string, prefix = '', given: Env = env): Promise<MediaStore> {
  const { createS3Store } = await import('./s3-store');
  const { S3_ENDPOINT, S3_REGION, S3_KEY = '', S3_SECRET = '', S3_PATH_STYLE } = given;
  return createS3Store({
    prefix,
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    bucket,
    key: S3_KEY,
    secret: S3_SECRET,
    pathStyle: S3_PATH_STYLE,
  });
}

/** Store that is opened on first use. */
function createLazyStore(open: () => Promise<MediaStore>): MediaStore {
  let opened: Promise<MediaStore> | undefined;
  const store = () => {
    opened ??= open();
    return opened;
  };
  return {
    write: async (name, source) => (await store()).write(name, source),
    open: async (name) => (await store()).open(name),
    exists: async (name) => (await store()).exists(name),
    list: async function* () {
      yield* (await store()).list();
    },
    writtenAt: async (name) => (await store()).writtenAt(name),
    remove: async (name) => (await store()).remove(name),
  };
}
