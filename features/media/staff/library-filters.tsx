import { ListSearch } from '@/components/ui/list/list-search';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { mediaKinds } from '@/lib/files/picture.schema';
import { mediaMessages } from '../media.messages';
import { type MediaChoice, mediaHref } from '../media.rules';

/** Search by title and file name, and a tab for each kind of file. */
export function LibraryFilters({ path, choice }: { path: string; choice: MediaChoice }) {
  return (
    <>
      <ListSearch
        path={path}
        label={mediaMessages['media.search'].th}
        search={choice.search}
        hiddenFields={choice.kind ? { kind: choice.kind } : {}}
        clearHref={choice.search ? mediaHref(path, choice, { search: '' }) : undefined}
      />
      <ListTabs
        label={mediaMessages['media.filter'].th}
        tabs={[undefined, ...mediaKinds].map((kind) => ({
          key: kind ?? 'all',
          label: mediaMessages[kind ? (`media.kind.${kind}` as const) : 'media.all'].th,
          href: mediaHref(path, choice, { kind }),
          current: choice.kind === kind,
        }))}
      />
    </>
  );
}
