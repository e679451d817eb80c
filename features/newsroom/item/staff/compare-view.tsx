import { DateTime } from '@/components/ui/date-time';
import { WordDiff } from '@/components/ui/text/word-diff';
import { newsRevisionsMessages as words } from '../../revisions/revisions.messages';
import { comparedParts, listChangedParts } from '../../revisions/revisions.rules';
import type { RevisionNames } from '../../revisions/revisions.schema';
import type { ComparedSide } from '../page.queries';
import { type NewsPart, newsParts } from '../parts.rules';
import { CompareList } from './compare-list';
import { formatPart, type ShownValue } from './part-values';

type Side = 'before' | 'after';
/** A side with a title of its own, for one that is no revision. */
type TitledSide = ComparedSide & { title?: string };
type Props = {
  before: TitledSide;
  after: TitledSide;
  names: RevisionNames;
  /** Label of the side without a revision number. */
  current: string;
};

/** Two versions of an item side by side, stacked on small screens; only parts that differ are shown. */
export function CompareView({ before, after, names, current }: Props) {
  const changed = listChangedParts(before.content, after.content);
  const same = comparedParts.filter((part) => !changed.includes(part));
  if (changed.length === 0) return <p className="font-normal">{words['newsRevisions.same']}</p>;
  return (
    <div>
      <div className="grid gap-x-6 gap-y-1 border-line-strong border-b pb-2 text-sm lg:grid-cols-2">
        <SideHead side={before} current={current} />
        <SideHead side={after} current={current} />
      </div>
      {changed.map((part) => (
        <section key={part} aria-label={getPartName(part)} className="border-line border-b py-4">
          <h3 className="mb-2 text-ink-2 text-sm">{getPartName(part)}</h3>
          <div className="grid gap-x-6 gap-y-3 lg:grid-cols-2">
            {(['before', 'after'] as const).map((side) => (
              <div key={side} className="min-w-0 font-normal text-sm">
                <p className="mb-1 text-ink-3 text-xs lg:sr-only">
                  {formatSideTitle(side === 'before' ? before : after, current)}
                </p>
                <PartSide part={part} side={side} before={before} after={after} names={names} />
              </div>
            ))}
          </div>
        </section>
      ))}
      {same.length > 0 && (
        <p className="pt-3 text-ink-2 text-sm">
          {words['newsRevisions.unchanged']}: {same.map(getPartName).join(' · ')}
        </p>
      )}
    </div>
  );
}

/** Labels that differ from the editor's. */
const ownLabels: Partial<Readonly<Record<NewsPart, string>>> = {
  pictures: words['newsRevisions.part.pictures'],
  attachments: words['newsRevisions.part.attachments'],
};
const getPartName = (part: NewsPart): string => ownLabels[part] ?? newsParts[part].label;

const formatSideTitle = ({ number, title }: TitledSide, current: string): string =>
  title ?? (number === undefined ? current : `${words['newsRevisions.number']} ${number}`);

function SideHead({ side, current }: { side: TitledSide; current: string }) {
  return (
    <p>
      <span className="font-strong">{formatSideTitle(side, current)}</span>{' '}
      <span className="font-normal text-ink-3 text-xs">
        {side.by && `${side.by} · `}
        {side.at && <DateTime at={side.at} />}
      </span>
    </p>
  );
}

type PartProps = { part: NewsPart; side: Side } & Pick<Props, 'before' | 'after' | 'names'>;

function PartSide({ part, side, before, after, names }: PartProps) {
  const [older, newer] = [before, after].map(({ content }) => formatPart(part, content, names));
  if (!older || !newer) return null;
  if ('entries' in older || 'entries' in newer) {
    const [own, others] = side === 'before' ? [older, newer] : [newer, older];
    return (
      <CompareList
        entries={getEntries(own)}
        others={getEntries(others)}
        side={side}
        empty={words['newsRevisions.nothing']}
      />
    );
  }
  if (older.isRich && older.text === newer.text) return <p>{words['newsRevisions.onlyForm']}</p>;
  return <WordDiff before={older.text} after={newer.text} side={side} />;
}

const getEntries = (value: ShownValue) => ('entries' in value ? value.entries : []);
