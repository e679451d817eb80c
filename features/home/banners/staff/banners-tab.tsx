import { EmptyState } from '@/components/ui/empty-state';
import { EntryDialogs } from '@/components/ui/ordered/entry-dialogs';
import { OrderedList } from '@/components/ui/ordered/ordered-list';
import { SectionIntro } from '@/components/ui/page/section-intro';
import type { EntryAction } from '@/lib/site/rules';
import { deleteBannerAction, orderBannersAction, restoreBannerAction } from '../banners.actions';
import { bannersMessages as words } from '../banners.messages';
import { listBannerEntries } from '../banners.queries';
import { BannerForm } from './banner-form';
import { BannerRow } from './banner-row';

type Props = { path: string; asked: EntryAction | undefined };

/** Admin tab: the ordered list of front page banners, with their dialogs. */
export async function BannersTab({ path, asked }: Props) {
  const entries = await listBannerEntries();
  const entry = entries.find(({ id }) => id === asked?.id);
  const now = new Date();
  return (
    <section>
      <SectionIntro
        title={words['banners.tab']}
        lead={words['banners.lead']}
        add={{ list: path, words: words['banners.add'] }}
      />
      <EntryDialogs
        messages={words}
        prefix="banners"
        asked={asked}
        entry={entry && { id: entry.id, name: entry.title }}
        back={path}
        form={() => <BannerForm entry={entry} back={path} />}
        remove={deleteBannerAction}
        restore={restoreBannerAction}
      />
      {entries.length === 0 && <EmptyState title={words['banners.empty']} />}
      <OrderedList
        items={entries.map((one) => ({
          id: one.id,
          label: one.title,
          content: <BannerRow entry={one} path={path} now={now} />,
        }))}
        action={orderBannersAction}
        label={words['banners.list']}
      />
    </section>
  );
}
