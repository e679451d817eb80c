import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { ListPagination } from '@/components/ui/list/list-pagination';
import { Breadcrumbs } from '@/components/ui/page/breadcrumbs';
import { PageHeader } from '@/components/ui/page/page-header';
import { UpdatedAt } from '@/components/ui/page/updated-at';
import { SectionHeading } from '@/components/ui/section-heading';
import { getPageCount } from '@/lib/list/list';
import { pollsMessages as words } from '../../polls/polls.messages';
import { getChangeDates, PARTICIPATION_PATH } from '../../polls/polls.rules';
import type { Poll } from '../../polls/polls.schema';
import { suggestionsMessages } from '../../suggestions/suggestions.messages';
import { surveyMessages } from '../../survey/survey.messages';
import { PollCard } from './poll-card';

const participationLinks = [
  { href: '/participation/suggest/', icon: 'message-square-plus', word: suggestionsMessages['suggestions.title'].th },
  { href: '/participation/track/', icon: 'bookmark-check', word: suggestionsMessages['suggestions.trackTitle'].th },
  { href: '/participation/survey/', icon: 'smile', word: surveyMessages['satisfaction.title'].th },
] as const;

type Props = {
  title: string;
  lead: string;
  current: { open: readonly Poll[]; upcoming: readonly Poll[] };
  past: { items: readonly Poll[]; total: number };
  page: number;
  per: number;
  now: Date;
};

/** Start page of participation: open, upcoming and past polls, and links to suggestions and the survey. */
export function ParticipationOverview({ title, lead, current, past, page, per, now }: Props) {
  return (
    <div className="page pt-6 pb-16">
      <Breadcrumbs items={[{ label: title }]} />
      <PageHeader title={title} lead={lead} />
      <nav aria-label={words['polls.ways'].th}>
        <ul className="grid gap-3 sm:grid-cols-3">
          {participationLinks.map(({ href, icon, word }) => (
            <li key={href}>
              <a
                href={href}
                className="flex h-full min-h-16 items-center gap-3 rounded-md border border-line bg-surface px-4 py-3 font-normal hover:border-gold-500 hover:text-link"
              >
                <Icon name={icon} className="icon-light size-6 shrink-0 text-gold-700" />
                {word}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <section className="mt-10">
        <SectionHeading>{words['polls.open'].th}</SectionHeading>
        {current.open.length > 0 ? (
          <Cards polls={current.open} now={now} />
        ) : (
          <EmptyState title={words['polls.noOpen'].th} text={words['polls.noOpenText'].th} />
        )}
      </section>
      {current.upcoming.length > 0 && (
        <section className="mt-10">
          <SectionHeading>{words['polls.upcoming'].th}</SectionHeading>
          <Cards polls={current.upcoming} now={now} />
        </section>
      )}
      <section className="mt-10">
        <SectionHeading>{words['polls.past'].th}</SectionHeading>
        {past.items.length > 0 ? <Cards polls={past.items} now={now} /> : <p>{words['polls.noPast'].th}</p>}
        <div className="mt-6">
          <ListPagination
            page={page}
            pages={getPageCount(past.total, per)}
            hrefOf={(to) => (to > 1 ? `${PARTICIPATION_PATH}?page=${to}` : PARTICIPATION_PATH)}
          />
        </div>
      </section>
      <UpdatedAt dates={[...current.open, ...past.items].flatMap((poll) => getChangeDates(poll, now))} />
    </div>
  );
}

function Cards({ polls, now }: { polls: readonly Poll[]; now: Date }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {polls.map((poll) => (
        <PollCard key={poll.id} poll={poll} now={now} />
      ))}
    </ul>
  );
}
