import { ChipLink } from '@/components/ui/chip';
import { findTextLanguage, say } from '@/lib/messages/language';
import { formatNumber } from '@/lib/time/format';
import { directoryMessages as words } from '../directory.messages';
import { type DirectoryChoice, directoryHref, directoryKinds } from '../directory.rules';
import styles from './directory.module.css';

/** The kinds of organisations that were found, each with their number. */
export function KindLinks({ choice, kinds }: { choice: DirectoryChoice; kinds: ReadonlyMap<string, number> }) {
  return (
    <nav aria-label={say(words['directory.kind'])} className="mt-5">
      <ul className={styles.row}>
        <li>
          <ChipLink
            href={directoryHref(choice, { kind: undefined })}
            aria-current={choice.kind === undefined ? 'true' : undefined}
          >
            {say(words['directory.allKinds'])}
          </ChipLink>
        </li>
        {directoryKinds
          .filter((kind) => kinds.has(kind) || kind === choice.kind)
          .map((kind) => (
            <li key={kind}>
              <ChipLink href={directoryHref(choice, { kind })} aria-current={choice.kind === kind ? 'true' : undefined}>
                {say(words[`directory.kind.${kind}`])}{' '}
                <span className="tabular text-ink-2">{formatNumber(kinds.get(kind) ?? 0)}</span>
              </ChipLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}

const letterClass =
  'inline-flex min-h-10 min-w-10 items-center justify-center rounded-sm font-normal hover:bg-sunken hover:text-link aria-[current]:font-strong aria-[current]:text-link';

/** First letters that occur among the organisations that were found. */
export function LetterLinks({ choice, letters }: { choice: DirectoryChoice; letters: readonly string[] }) {
  return (
    <nav aria-label={say(words['directory.letters'])} className="mt-2">
      <ul className={styles.row}>
        <li>
          <a
            href={directoryHref(choice, { letter: undefined })}
            aria-current={choice.letter === undefined ? 'true' : undefined}
            className={letterClass}
          >
            {say(words['directory.allLetters'])}
          </a>
        </li>
        {letters.map((letter) => (
          <li key={letter}>
            <a
              href={directoryHref(choice, { letter })}
              aria-label={say(words['directory.letter']).replace('{letter}', letter)}
              lang={findTextLanguage(letter)}
              aria-current={choice.letter === letter ? 'true' : undefined}
              className={letterClass}
            >
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
