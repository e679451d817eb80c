import type { NewsCard } from '@/features/news/news.schema';
import { Hero } from '../../ui/hero';
import { homeMessages as words } from '../pinned.messages';

/** Inert preview of the top of the front page; scaled down on wide windows. */
export function HomePreview({ items }: { items: readonly NewsCard[] }) {
  return (
    <section aria-label={words['frontPage.previewTitle']} className="mb-8 rounded-md border border-gold-500 bg-paper">
      <p className="border-line border-b px-4 py-2 text-ink-2 text-xs">{words['frontPage.previewNote']}</p>
      <div inert className="overflow-hidden lg:[zoom:0.44]">
        <div className="lg:w-[75rem]">
          <Hero items={items} />
        </div>
      </div>
    </section>
  );
}
