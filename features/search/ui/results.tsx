import { Still } from '@/components/ui/still/still';
import type { SearchHit } from '../search.schema';
import { ResultRow } from './result-row';

/** Found items in their order. */
export function Results({ hits }: { hits: readonly SearchHit[] }) {
  return (
    <Still as="ol">
      {hits.map((hit) => (
        <li key={hit.card.id}>
          <ResultRow hit={hit} />
        </li>
      ))}
    </Still>
  );
}
