import { Eye, EyeOff } from 'lucide-react';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { listClass, rowClass } from '@/components/ui/ordered/list-classes';
import { OrderedList } from '@/components/ui/ordered/ordered-list';
import { SectionIntro } from '@/components/ui/page/section-intro';
import { siteSettingsMessages } from '@/lib/site/messages';
import { orderHomeAction } from '../pinned.actions';
import { homeMessages as words } from '../pinned.messages';
import { listHero, listHomeEntries } from '../pinned.queries';
import { HomeEntryRow } from './home-entry-row';
import { HomePreview } from './home-preview';

type Props = { path: string; preview: boolean };

/** Admin tab: pins and orders the main news of the front page, with a preview. */
export async function HomeNewsTab({ path, preview }: Props) {
  const [entries, hero] = await Promise.all([listHomeEntries(), preview ? listHero() : []]);
  const chosen = entries.filter(({ pinned, placed }) => pinned || placed);
  const others = entries.filter((entry) => !chosen.includes(entry));
  const Icon = preview ? EyeOff : Eye;
  return (
    <section>
      <SectionIntro title={siteSettingsMessages['settings.part.front']} lead={words['frontPage.lead']} />
      <LinkButton href={preview ? path : `${path}&preview=1`} className="mb-6" icon={Icon}>
        {words[preview ? 'frontPage.closePreview' : 'frontPage.preview']}
      </LinkButton>
      <div className={preview ? 'grid grid-cols-1 gap-x-8 xl:grid-cols-[minmax(0,1fr)_33rem]' : undefined}>
        {preview && (
          <div className="min-w-0 xl:sticky xl:top-4 xl:order-2 xl:self-start">
            <HomePreview items={hero} />
          </div>
        )}
        <div className="min-w-0">
          <h3 className="mb-2 text-base">{words['frontPage.placed']}</h3>
          {chosen.length === 0 && <p className="text-ink-2 text-sm">{words['frontPage.placedEmpty']}</p>}
          <OrderedList
            items={chosen.map((entry) => ({
              id: entry.card.id,
              label: entry.card.topic,
              content: <HomeEntryRow entry={entry} />,
            }))}
            action={orderHomeAction}
            label={words['frontPage.placedList']}
          />
          <h3 className="mt-8 mb-2 text-base">{words['frontPage.newest']}</h3>
          {others.length === 0 && <EmptyState title={words['frontPage.newestEmpty']} />}
          <ul className={listClass}>
            {others.map((entry) => (
              <li key={entry.card.id} className={rowClass}>
                <HomeEntryRow entry={entry} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
