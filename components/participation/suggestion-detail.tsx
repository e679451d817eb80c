import { TaskStatusBadge } from '@/components/contact/task-status-badge';
import { ListMoment } from '@/components/list/list-moment';
import { suggestionsMessages as words } from '@/lib/suggestions/messages';
import type { SuggestionDetail, SuggestionHandler, SuggestionStep } from '@/lib/suggestions/schema';
import { AssignForm, StepForm } from './suggestion-forms';

type Props = { suggestion: SuggestionDetail; managers: readonly SuggestionHandler[] };

/** One suggestion: what was sent, what was done, and what can be done about it. */
export function SuggestionDetailView({ suggestion, managers }: Props) {
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[1fr_20rem]">
      <div className="min-w-0 max-w-read">
        <Facts suggestion={suggestion} />
        <p className="wrap-anywhere mt-4 whitespace-pre-line">{suggestion.body}</p>
        <section className="mt-8">
          <h2 className="mb-3 text-lg">{words['suggestions.steps'].th}</h2>
          <ol className="grid gap-4">
            {suggestion.steps.map((one) => (
              <Step key={one.id} step={one} />
            ))}
          </ol>
        </section>
        <section className="mt-8">
          <h2 className="mb-3 text-lg">{words['suggestions.addStep'].th}</h2>
          <StepForm suggestion={suggestion} />
        </section>
      </div>
      <section className="rounded-md border border-line bg-surface p-5">
        <AssignForm id={suggestion.id} assignee={suggestion.assignee} managers={managers} />
      </section>
    </div>
  );
}

function Step({ step: { status, note, internalNote, at, by } }: { step: SuggestionStep }) {
  return (
    <li className="border-gold-500 border-s-3 ps-4">
      <p className="flex flex-wrap items-center gap-x-3 text-ink-3 text-sm">
        <TaskStatusBadge status={status} />
        <span>
          {by && `${by} · `}
          <ListMoment at={at} />
        </span>
      </p>
      {note && <p className="wrap-anywhere mt-1 whitespace-pre-line">{note}</p>}
      {internalNote && (
        <p className="wrap-anywhere mt-1 whitespace-pre-line text-ink-2 text-sm">
          <span className="font-normal">{words['suggestions.internalNote'].th}:</span> {internalNote}
        </p>
      )}
    </li>
  );
}

function Facts({ suggestion: { kind, status, name, email, trackingCode, createdAt } }: Pick<Props, 'suggestion'>) {
  const rows = [
    ['kind', words[`suggestions.kind.${kind}`].th],
    ['statuses', <TaskStatusBadge key="status" status={status} />],
    ['name', name || words['suggestions.anonymous'].th],
    [
      'email',
      email && (
        <a key="email" href={`mailto:${email}`} className="text-link hover:underline">
          {email}
        </a>
      ),
    ],
    ['code', trackingCode],
    ['at', <ListMoment key="at" at={createdAt} />],
  ] as const;
  return (
    <dl className="grid gap-x-6 gap-y-1 border-line border-y py-4 text-sm sm:grid-cols-[9rem_1fr]">
      {rows.map(
        ([key, value]) =>
          value !== '' && (
            <div key={key} className="contents">
              <dt className="text-ink-2">{words[`suggestions.${key}`].th}</dt>
              <dd className="wrap-anywhere font-normal max-sm:mb-2">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
