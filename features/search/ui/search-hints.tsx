import { say } from '@/lib/messages/language';
import { interpolate } from '@/lib/time/format';
import { searchPageMessages as words } from '../page/page.messages';
import { type SearchChoice, searchHref } from '../page/page.rules';
import { searchReadingMessages as readings } from '../page/reading.messages';
import type { SearchResult } from '../search.schema';
import { toZeroResultNeedle } from '../zero-results/zero-results.rules';
import { ReportZeroResult } from './report-zero-result';

type Props = {
  /** The search as typed. */
  choice: SearchChoice;
  answer: Pick<SearchResult, 'corrected' | 'didYouMean' | 'isMiss' | 'terms' | 'words'>;
};

/** The reading of a search: another spelling, suggestions, synonyms, and the words that were looked for one by one. */
export function SearchHints({ choice, answer }: Props) {
  const { search } = choice.filter;
  const same = [...new Set(answer.terms.flatMap(({ synonyms }) => synonyms))];
  return (
    <>
      {answer.corrected !== undefined && <CorrectionNote choice={choice} corrected={answer.corrected} />}
      {answer.didYouMean.length > 0 && <SpellingLinks choice={choice} searches={answer.didYouMean} />}
      {same.length > 0 && (
        <p className={noteStyle}>{interpolate(say(words['search.same']), { words: same.join(', ') })}</p>
      )}
      {answer.words.length > 0 && (
        <p className={noteStyle}>{interpolate(say(readings['search.cut']), { words: answer.words.join(' · ') })}</p>
      )}
      {answer.isMiss && search && toZeroResultNeedle(choice.filter) !== undefined && (
        <ReportZeroResult search={search} />
      )}
    </>
  );
}

const noteStyle = 'wrap-anywhere mt-2 text-ink-2 text-sm';
const linkStyle = 'wrap-anywhere font-strong text-link underline underline-offset-4';

/** Says that another spelling was searched, with a link that undoes it. */
function CorrectionNote({ choice, corrected }: { choice: SearchChoice; corrected: string }) {
  const typed = choice.filter.search ?? '';
  return (
    <p className="wrap-anywhere mt-3">
      {interpolate(say(readings['search.corrected']), { typed })} <strong className="font-strong">“{corrected}”</strong>
      {' · '}
      <a href={searchHref(choice, { exact: true })} rel="nofollow" className={linkStyle}>
        {interpolate(say(readings['search.asTyped']), { typed })}
      </a>
    </p>
  );
}

function SpellingLinks({ choice, searches }: { choice: SearchChoice; searches: readonly string[] }) {
  return (
    <p className="mt-3">
      {say(words['search.meant'])}{' '}
      {searches.map((search, index) => (
        <span key={search}>
          {index > 0 && ' · '}
          <a href={searchHref(choice, { filter: { search } })} className={linkStyle}>
            {search}
          </a>
        </span>
      ))}{' '}
      {say(words['search.meantEnd'])}
    </p>
  );
}
