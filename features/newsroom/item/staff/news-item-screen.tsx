import { randomUUID } from 'node:crypto';
import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { NotFoundView } from '@/components/ui/page/not-found-view';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { id as itemId } from '@/lib/command/validation';
import { getFirstValue } from '@/lib/list/list';
import { setStatus } from '@/lib/request/context';
import { NewsEditorScreen } from '../../editor/staff/news-editor-screen';
import { newsroomMessages } from '../../workflow/workflow.messages';
import { findItemPage } from '../page.queries';
import { ItemReadView } from './item-read-view';

/** Properties of a page of one item. */
export type NewsItemProps = ScreenProps & {
  /** More beside the item of what later features know of it, for those who may edit it. */
  renderMore?: (id: number) => ReactNode;
};

/** Page of one newsroom item: its view, or its editor with `?edit=1`; at `/new` the editor of a new item. */
export async function NewsItemScreen({ row, params, path, rest, viewer, renderMore }: NewsItemProps) {
  const asked = rest[0] ?? getFirstValue(params.news_id);
  const byQuery = rest[0] === undefined;
  const editor = { params, path: toListPath(path), viewer };
  if (asked === 'new') return <NewsEditorScreen {...editor} section={row.section} />;
  if (asked === '') return <NothingChosen title={row.title.th} list={toListPath(path)} />;
  const id = itemId.safeParse(asked);
  if (id.success && getFirstValue(params.edit) === '1') return <NewsEditorScreen {...editor} id={id.data} />;
  const page = id.success ? await findItemPage(viewer, id.data, params) : undefined;
  if (!page) {
    setStatus(404);
    return <NotFoundView message={newsroomMessages['newsroom.missing']} />;
  }
  const place = { path: byQuery ? path : toListPath(path), id: page.item.id, byQuery };
  return (
    <ItemReadView page={page} place={place} asked={getFirstValue(params.do)} copyKey={randomUUID()}>
      {page.mayEdit && renderMore?.(page.item.id)}
    </ItemReadView>
  );
}

/** Legacy URL of a lifestyle item without its id. */
function NothingChosen({ title, list }: { title: string; list: string }) {
  return (
    <>
      <ScreenHeader title={title} />
      <EmptyState
        title={newsroomMessages['newsroom.item.noneChosen']}
        text={newsroomMessages['newsroom.item.choose']}
        action={<LinkButton href={list}>{newsroomMessages['newsroom.item.toList']}</LinkButton>}
      />
    </>
  );
}

/** Path of the list that belongs to a page; the lifestyle list is beside the page of an item, not above it. */
const toListPath = (path: string): string => path.replace(/\/lifestyledetail\/lifestyledetails$/, '/lifestyle');
