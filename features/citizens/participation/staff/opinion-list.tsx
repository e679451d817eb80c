import { ListDateTime } from '@/components/ui/list/list-date-time';
import { ListPagination } from '@/components/ui/list/list-pagination';
import { getPageCount } from '@/lib/list/list';
import { pollsMessages as words } from '../../polls/polls.messages';
import type { Opinion } from '../../polls/polls.schema';

type Props = {
  opinions: readonly Opinion[];
  total: number;
  page: number;
  per: number;
  hrefOf: (page: number) => string;
};

/** Comments on a consultation. */
export function OpinionList({ opinions, total, page, per, hrefOf }: Props) {
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-lg">
        {words['polls.opinions'].th} ({total})
      </h2>
      {total === 0 && <p className="text-ink-2">{words['polls.noOpinions'].th}</p>}
      <ul className="grid gap-4">
        {opinions.map(({ option, comment, at }) => (
          <li key={`${at.toISOString()}${comment}`} className="border-line-strong border-s-3 ps-4">
            <p className="text-ink-2 text-sm">
              {option} · <ListDateTime at={at} />
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{comment}</p>
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <ListPagination page={page} pages={getPageCount(total, per)} hrefOf={hrefOf} />
      </div>
    </section>
  );
}
