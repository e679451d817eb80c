import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { DateTime } from '@/components/ui/date-time';
import { SelectField } from '@/components/ui/form/select-field';
import { newsRevisionsMessages as words } from '../../revisions/revisions.messages';
import type { RevisionEntry } from '../../revisions/revisions.queries';
import { type ItemLocation, itemHref } from './item-page';

type Props = { revisions: readonly RevisionEntry[]; place: ItemLocation; mayEdit: boolean };

const tones = { saved: 'muted', pending: 'warn', approved: 'ok', refused: 'bad' } as const;

/** Saved revisions of an item, newest first; two of them can be compared, one can be restored. */
export function RevisionList({ revisions, place, mayEdit }: Props) {
  return (
    <section aria-labelledby="revisions">
      <h2 id="revisions" className="mb-3 text-lg">
        {words['newsRevisions.title']}
      </h2>
      {revisions.length === 0 && <p className="text-ink-2 text-sm">{words['newsRevisions.none']}</p>}
      <ul>
        {revisions.map((revision) => (
          <li key={revision.id} className="border-line border-b py-2.5 text-sm first:border-t">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-strong">{formatRevisionName(revision)}</span>
              <Badge tone={tones[revision.state]}>{words[`newsRevisions.state.${revision.state}`]}</Badge>
            </p>
            <p className="font-normal text-ink-3 text-xs">
              {revision.by && `${revision.by} · `}
              <DateTime at={revision.createdAt} />
            </p>
            {revision.comment && <p className="mt-1 whitespace-pre-line break-words font-normal">{revision.comment}</p>}
            {mayEdit && (
              <a
                href={itemHref(place, { edit: '1', revision: String(revision.number) })}
                aria-label={`${words['newsRevisions.restore']} (${formatRevisionName(revision)})`}
                className="inline-block py-1 font-normal text-link hover:underline"
              >
                {words['newsRevisions.restore']}
              </a>
            )}
          </li>
        ))}
      </ul>
      {revisions.length > 1 && <CompareForm revisions={revisions} place={place} />}
    </section>
  );
}

const formatRevisionName = ({ number }: { number: number }): string => `${words['newsRevisions.number']} ${number}`;

function CompareForm({ revisions, place }: Pick<Props, 'revisions' | 'place'>) {
  const choices = revisions.map((revision) => ({
    value: String(revision.number),
    label: formatRevisionName(revision),
  }));
  return (
    <form method="get" action={itemHref(place)} className="mt-4 grid gap-3">
      <h3 className="text-sm">{words['newsRevisions.compare']}</h3>
      {place.byQuery && <input type="hidden" name="news_id" value={place.id} />}
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          name="compare"
          label={words['newsRevisions.older']}
          choices={choices}
          defaultValue={choices[1]?.value}
        />
        <SelectField name="with" label={words['newsRevisions.newer']} choices={choices} />
      </div>
      <Button type="submit">{words['newsRevisions.go']}</Button>
    </form>
  );
}
