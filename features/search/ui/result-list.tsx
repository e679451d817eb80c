import { StaticHtml } from '@/components/ui/static-html/static-html';
import type { SearchHit } from '../search.schema';
import { ResultRow } from './result-row';

export function ResultList({ hits }: { hits: readonly SearchHit[] }) {
  return (
    <StaticHtml as="ol">
      {hits.map((hit) => (
        <li key={hit.card.id}>
          <ResultRow hit={hit} />
        </li>
      ))}
    </StaticHtml>
  );
}
