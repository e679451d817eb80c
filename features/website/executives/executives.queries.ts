import { db } from '@/lib/db/db';
import { pictureColumns, toPicture } from '@/lib/files/picture.schema';
import { selectColumns } from '@/lib/list/select-columns';
import { dependsOn, tag } from '@/lib/request/context';
import { executivesMessages } from './executives.messages';
import { type Executive, type ExecutiveEntry, MAX_EXECUTIVES } from './executives.schema';

const columns = {
  ...selectColumns('id', 'name', 'title', 'part', 'duties', 'phone', 'email', 'updatedAt', 'visible', 'mediaId'),
  media: { select: pictureColumns },
} as const;
const inOrder = [{ position: 'asc' as const }, { id: 'asc' as const }];

/** Public executives, in order. */
export async function listExecutives(): Promise<Executive[]> {
  dependsOn(tag.executives);
  return readExecutives({ visible: true });
}

/** All executives in order, hidden ones included. */
export const listExecutiveEntries = (): Promise<ExecutiveEntry[]> => readExecutives({});

async function readExecutives(where: { visible?: boolean }): Promise<ExecutiveEntry[]> {
  const rows = await db.executive.findMany({ where, select: columns, orderBy: inOrder, take: MAX_EXECUTIVES });
  return rows.map(({ media, ...row }) => ({
    ...row,
    picture: media
      ? toPicture(media, executivesMessages['executives.portrait'].th.replace('{name}', row.name))
      : undefined,
  }));
}
