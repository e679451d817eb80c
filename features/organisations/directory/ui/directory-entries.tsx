import { LineText } from '@/components/ui/line-text/line-text';
import { Name } from '@/components/ui/line-text/name';
import { say } from '@/lib/messages/language';
import { toSearchText } from '@/lib/text/search-text';
import { formatNumber } from '@/lib/time/format';
import { Emblem } from '../../ui/emblem';
import { directoryMessages as words } from '../directory.messages';
import type { DirectoryEntry } from '../directory.queries';
import { type DirectoryChoice, organisationHref, splitNeedle } from '../directory.rules';

type Props = { items: readonly DirectoryEntry[]; choice: DirectoryChoice };

/** Maximum number of programmes named of one organisation. */
const MAX_NAMED = 4;

/** Organisations under the letters of their names. */
export function DirectoryEntries({ items, choice }: Props) {
  const letters = [...new Set(items.map(({ initial }) => initial))];
  return letters.map((letter) => (
    <section key={letter} className="mt-6">
      <h3 className="border-gold-500 border-b-2 pb-1 text-lg text-link">
        <Name>{letter || say(words['directory.otherLetters'])}</Name>
      </h3>
      <ul>
        {items
          .filter(({ initial }) => initial === letter)
          .map((entry) => (
            <Entry key={entry.id} entry={entry} needle={choice.needle} />
          ))}
      </ul>
    </section>
  ));
}

function Entry({ entry, needle }: { entry: DirectoryEntry; needle: string }) {
  const { id, kind, name, logo, province } = entry;
  const about = [say(words[`directory.kind.${kind}`]), province].filter(Boolean).join(' · ');
  const programmes = describeProgrammes(entry, needle);
  return (
    <li className="flex items-start gap-4 border-line border-b py-4">
      <Emblem name={name} logo={logo} size="list" />
      <div className="min-w-0 flex-1">
        <a href={organisationHref(id)} className="wrap-anywhere font-strong hover:text-link hover:underline">
          <LineText>{name}</LineText>
        </a>
        <p className="text-ink-2 text-sm">
          <Name>{about}</Name>
        </p>
        {programmes && (
          <p className="wrap-anywhere text-ink-2 text-sm">
            <LineText>{programmes}</LineText>
          </p>
        )}
      </div>
    </li>
  );
}

/** The programmes that were searched for, or the number of all; empty for an organisation that doesn't teach. */
function describeProgrammes({ programmes }: DirectoryEntry, needle: string): string {
  if (programmes.length === 0) return '';
  const searched = splitNeedle(needle);
  const named = programmes.filter((name) => searched.some((word) => toSearchText(name).includes(word)));
  const all = say(words['directory.programmes']).replace('{n}', formatNumber(programmes.length));
  const shown = named.length > 0 ? named.slice(0, MAX_NAMED).join(' · ') : all;
  return `${say(words['directory.teaches'])} ${shown}`;
}
