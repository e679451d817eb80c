import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { logInPerson } from '@/testing/log-in';
import { aCollege } from '@/testing/people';
import { getMediaFolder } from './disk-store';
import { uploadMedia } from './upload-media';

export let college: Viewer;
export let other: Viewer;

beforeAll(async () => {
  college = (await logInPerson(await aCollege())).viewer;
  other = (await logInPerson(await aCollege())).viewer;
});
beforeEach(() => db.rateLimit.deleteMany());

export const uploadsFolder = () => join(env.DATA_DIR, 'uploads');
export const listTemporary = () => readdir(uploadsFolder()).catch(() => []);
export const listKept = () => readdir(getMediaFolder()).catch(() => []);

export function upload(bytes: Uint8Array, name: string, viewer: Viewer = college, kind?: string) {
  const query = new URLSearchParams(kind === undefined ? { name } : { name, kind });
  return uploadMedia({ query, body: new Blob([new Uint8Array(bytes)]).stream() }, viewer);
}

/** Error of a rejected upload: its kind and message key. */
export const refusal = (bytes: Uint8Array, name: string, viewer?: Viewer, kind?: string) =>
  upload(bytes, name, viewer, kind).then(
    ({ mimeType }) => mimeType,
    (error: unknown) => String(error),
  );
