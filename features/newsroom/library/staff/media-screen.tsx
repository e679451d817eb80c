import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ListFilters } from '@/components/ui/list/list-filters';
import { ListPagination } from '@/components/ui/list/list-pagination';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { MissingEntry } from '@/components/ui/page/missing-entry';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import { type MediaChoice, mediaList } from '@/features/media/library.rules';
import { mediaMessages } from '@/features/media/media.messages';
import { findMedia, listMedia } from '@/features/media/media.queries';
import { LibraryGrid } from '@/features/media/staff/library-grid';
import { LibraryUpload } from '@/features/media/staff/library-upload';
import { UndoDelete } from '@/features/media/staff/undo-delete';
import type { ScreenProps } from '@/lib/areas/schema';
import { can } from '@/lib/auth/access';
import { mediaKinds } from '@/lib/files/picture.schema';
import { getFirstValue, getPageCount } from '@/lib/list/list';
import { findMediaUses } from '../library.queries';
import { MediaDetail } from './media-detail';

/** The media library of the viewer's organisation, or one file of it. */
export async function MediaScreen({ row, params, path, rest: [id], viewer }: ScreenProps) {
  if (id !== undefined) return <OneFile id={Number(id)} path={path} viewer={viewer} />;
  const choice = mediaList.read(params);
  const { items, total } = await listMedia(viewer, choice);
  const deleted = getFirstValue(params.deleted);
  return (
    <>
      <ScreenHeader title={row.title.th} lead={row.lead} />
      {/^[1-9]\d{0,9}$/.test(deleted) && <UndoDelete id={deleted} back={path} />}
      <LibraryUpload open={total === 0 && !choice.search} />
      <ListFilters list={mediaList} path={path} choice={choice} label={mediaMessages['media.search']} />
      <ListTabs
        label={mediaMessages['media.filter']}
        tabs={[undefined, ...mediaKinds].map((kind) => ({
          key: kind ?? 'all',
          label: mediaMessages[kind ? (`media.kind.${kind}` as const) : 'media.all'],
          href: mediaList.href(path, choice, { kind }),
          current: choice.kind === kind,
        }))}
      />
      <div className="my-6">
        {items.length > 0 ? (
          <LibraryGrid entries={items} hrefOf={(entry) => `${path}/${entry.id}`} />
        ) : (
          <NoMedia choice={choice} path={path} />
        )}
      </div>
      <ListPagination
        page={choice.page}
        pages={getPageCount(total, choice.per)}
        hrefOf={(page) => mediaList.href(path, choice, { page })}
      />
    </>
  );
}

/** Empty state: nothing matches the search, or the library is empty. */
function NoMedia({ choice, path }: { choice: MediaChoice; path: string }) {
  if (!choice.search && !choice.kind) {
    return <EmptyState title={mediaMessages['media.empty.library']} text={mediaMessages['media.emptyText']} />;
  }
  const back = mediaList.href(path, choice, { search: '', kind: undefined });
  return (
    <EmptyState
      title={mediaMessages['media.noMatch']}
      action={<LinkButton href={back}>{mediaMessages['media.showAll']}</LinkButton>}
    />
  );
}

async function OneFile({ id, path, viewer }: { id: number } & Pick<ScreenProps, 'path' | 'viewer'>) {
  const file = await findMedia(viewer, id);
  if (!file)
    return (
      <MissingEntry title={mediaMessages['media.notFound']} back={{ href: path, label: mediaMessages['media.back'] }} />
    );
  return (
    <>
      <ScreenHeader title={file.title || file.name} />
      <MediaDetail
        file={file}
        uses={await findMediaUses(viewer, file)}
        mayReplace={can(viewer, 'news.publish')}
        path={path}
      />
    </>
  );
}
