import { ListSearch } from '@/components/ui/list/list-search';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { mediaKinds } from '@/lib/files/picture.schema';
import { type MediaChoice, mediaList } from '../library.rules';
import { mediaMessages } from '../media.messages';

/** Search by title and file name, and a tab for each kind of file. */
export function LibraryFilters({ path, choice }: { path: string; choice: MediaChoice }) {
  return (
    <>
      <ListSearch
        path={path}
        label={mediaMessages['media.search']}
        search={choice.search}
        hiddenFields={mediaList.toHiddenFields(choice)}
        clearHref={choice.search ? mediaList.href(path, choice, { search: '' }) : undefined}
      />
      <ListTabs
        label={mediaMessages['media.filter']}
        tabs={[undefined, ...mediaKinds].map((kind) => ({
          key: kind ?? 'all',
          label: mediaMessages[kind ? (`media.kind.${kind}` as const) : 'media.all'],
          href: mediaList.href(path, choice, { kind }),
          current: choice.kind === kind,
        }))}
      />
    </>
  );
}
