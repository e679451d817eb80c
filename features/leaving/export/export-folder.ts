import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@/lib/errors/errors';
import { deleteStaleDrafts, ignoreMissing } from '@/lib/files/draft-files';
import { syncFolder } from '@/lib/files/hashed-file';
import { pickMessage } from '@/lib/messages/message';
import { parseJson } from '@/lib/text/parse-json';
import { DAY_MS } from '@/lib/time/units';
import { leavingMessages as words } from '../leaving.messages';
import { type ExportManifest, MANIFEST, MEDIA_FOLDER, MEDIA_LIST, UNFINISHED, WXR_FOLDER } from '../leaving.schema';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const MARK = 'portal export';

/**
 * Prepares the folder of an export: a new or empty one, or one in which an export was interrupted, whose rows are
 * written again and whose media files stay.
 *
 * @param tables names of the kinds, whose files an interrupted export may have left
 * @returns `finish`, which writes the manifest: only then is it an export
 * @throws AppError 'conflict' for a folder that holds anything else, a finished export too
 */
export async function beginExportFolder(folder: string, tables: readonly string[], at: Date) {
  const names = (await readdir(folder).catch(ignoreMissing)) ?? [];
  if (names.includes(MANIFEST)) throw new AppError('conflict', pickMessage(words, 'leaving.finished'));
  if (names.length > 0 && !(await isUnfinished(folder)))
    throw new AppError('conflict', pickMessage(words, 'leaving.foreignFolder'));
  await mkdir(join(folder, MEDIA_FOLDER), { recursive: true, mode: FOLDER_MODE });
  for (const name of [...tables.map((table) => `${table}.jsonl`), MEDIA_LIST, WXR_FOLDER, `${MANIFEST}.draft`])
    await rm(join(folder, name), { recursive: true, force: true });
  // Those of the interrupted export are nobody’s, whatever their age.
  await deleteStaleDrafts(join(folder, MEDIA_FOLDER), Date.now() + DAY_MS);
  await writeFile(join(folder, UNFINISHED), `${JSON.stringify({ mark: MARK, at: at.toISOString() })}\n`, {
    ...{ mode: FILE_MODE, flush: true },
  });
  await syncFolder(folder);
  return {
    finish: async (manifest: ExportManifest) => {
      const draft = join(folder, `${MANIFEST}.draft`);
      await writeFile(draft, `${JSON.stringify(manifest, undefined, 1)}\n`, { mode: FILE_MODE, flush: true });
      await syncFolder(folder);
      await rename(draft, join(folder, MANIFEST));
      await rm(join(folder, UNFINISHED), { force: true });
      await syncFolder(folder);
    },
  };
}

async function isUnfinished(folder: string): Promise<boolean> {
  const text = await readFile(join(folder, UNFINISHED), 'utf8').catch(ignoreMissing);
  const mark: unknown = text === undefined ? undefined : parseJson(text);
  return typeof mark === 'object' && mark !== null && 'mark' in mark && mark.mark === MARK;
}

/** True if a path is a folder. */
export const isFolder = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isDirectory() ?? false;
