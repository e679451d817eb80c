import { buildLibraryWhere } from '@/features/media/media.queries';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { pictureColumns, toPicture } from '@/lib/files/picture.schema';
import type { NewsContent } from '../item/content.schema';
import { listMediaIds } from '../item/parts.rules';
import type { EditorFile } from './editor.schema';

/** The item's files, and library files that only a revision or an autosave refers to. */
export async function listEditorFiles(
  viewer: Viewer,
  contents: NewsContent[],
  item?: { media: EditorFile[] },
): Promise<EditorFile[]> {
  const known = (item?.media ?? []).map(({ id, name, bytes, extension, picture }) => ({
    id,
    name,
    bytes,
    extension,
    picture,
  }));
  const asked = contents.flatMap(listMediaIds).filter((id) => known.every((file) => file.id !== id));
  if (asked.length === 0) return known;
  const rows = await db.media.findMany({
    where: { AND: [{ id: { in: asked } }, buildLibraryWhere(viewer)] },
    select: { ...pictureColumns, id: true, kind: true, originalName: true, bytes: true, alt: true },
  });
  const further = rows.map((row) => ({
    id: row.id,
    name: row.originalName,
    bytes: row.bytes,
    extension: row.extension,
    picture: row.kind === 'image' ? toPicture(row, row.alt) : undefined,
  }));
  return [...known, ...further];
}
