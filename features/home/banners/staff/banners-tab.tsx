import { OrderedEntries } from '@/components/ui/ordered/ordered-entries';
import type { EntryAction } from '@/lib/site/rules';
import { deleteBannerAction, orderBannersAction, restoreBannerAction } from '../banners.actions';
import { bannersMessages as words } from '../banners.messages';
import { listBannerEntries } from '../banners.queries';
import { BannerForm } from './banner-form';
import { BannerRow } from './banner-row';

type Props = { path: string; asked: EntryAction | undefined };

/** Admin tab: the ordered list of front page banners, with their dialogs. */
export async function BannersTab({ path, asked }: Props) {
  const now = new Date();
  return (
    <OrderedEntries
      messages={words}
      prefix="banners"
      title={words['banners.tab']}
      lead={words['banners.lead']}
      path={path}
      asked={asked}
      entries={await listBannerEntries()}
      getName={({ title }) => title}
      renderRow={(entry) => <BannerRow entry={entry} path={path} now={now} />}
      renderForm={(entry) => <BannerForm entry={entry} back={path} />}
      order={orderBannersAction}
      remove={deleteBannerAction}
      restore={restoreBannerAction}
    />
  );
}
