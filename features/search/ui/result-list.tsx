import { StaticHtml } from '@/components/ui/static-html/static-html';
import { type SearchTier, searchTiers } from '@/features/news/filter/filter.schema';
import { say } from '@/lib/messages/language';
import { searchReadingMessages as words } from '../page/reading.messages';
import type { SearchHit } from '../search.schema';
import { ResultRow } from './result-row';

export function ResultList({ hits }: { hits: readonly SearchHit[] }) {
  return (
    <StaticHtml as="ol">
      {hits.map((hit) => (
        <li key={hit.card.id} className="lazy tall-15 lg:tall-12">
          <ResultRow hit={hit} />
        </li>
      ))}
    </StaticHtml>
  );
}

/** Results under the names of their tiers, the most precise first. */
export function TieredResultList({ hits }: { hits: readonly SearchHit[] }) {
  const tiers = searchTiers.filter((tier) => hits.some((hit) => hit.tier === tier));
  return tiers.map((tier) => <TierSection key={tier} tier={tier} hits={hits.filter((hit) => hit.tier === tier)} />);
}

function TierSection({ tier, hits }: { tier: SearchTier; hits: readonly SearchHit[] }) {
  return (
    <section aria-labelledby={`tier-${tier}`} className="mt-6">
      <h2 id={`tier-${tier}`} className="border-line-strong border-b pb-2 text-base">
        {say(words[`search.tier.${tier}`])}
      </h2>
      <ResultList hits={hits} />
    </section>
  );
}
