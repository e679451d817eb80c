import { formatNumber } from '@/lib/time/format';
import { toPercentage } from '../../polls/polls.rules';
import { surveyMessages as words } from '../../survey/survey.messages';
import { BEST_SCORE, formatSurveyMonth } from '../../survey/survey.rules';
import { type SurveyMonth, type SurveyResults, scores } from '../../survey/survey.schema';
import { ResultBars } from './result-bars';

/** The average, the answers by score, and the average by month. */
export function SurveyFigures({ figures: { answers, average, counts, months } }: { figures: SurveyResults }) {
  if (answers === 0) return <p>{words['satisfaction.none'].th}</p>;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="sr-only">{words['satisfaction.average'].th} </span>
        <span className="tabular font-strong text-2xl">{average.toFixed(2)}</span>
        <span>{words['satisfaction.of5'].th}</span>
        <span className="text-ink-2 text-sm">
          {formatNumber(answers)} {words['satisfaction.answers'].th}
        </span>
      </p>
      <h3 className="mt-6 mb-3 text-lg">{words['satisfaction.distribution'].th}</h3>
      <ResultBars
        label={words['satisfaction.distribution'].th}
        unit={words['satisfaction.answers'].th}
        bars={scores.toReversed().map((score) => ({
          key: score,
          label: `${score} ${words[`satisfaction.score.${score}`].th}`,
          value: counts[score],
          share: toPercentage(counts[score], answers),
        }))}
      />
      <h3 className="mt-8 mb-3 text-lg">{words['satisfaction.byMonth'].th}</h3>
      <Months months={months} />
    </>
  );
}

/** A table with a bar in each row: numbers for screen readers, bars for a quick look. */
function Months({ months }: { months: readonly SurveyMonth[] }) {
  const head = 'whitespace-nowrap px-2 py-2 font-normal';
  return (
    <table className="w-full border-line border-y text-sm">
      <caption className="sr-only">{words['satisfaction.byMonth'].th}</caption>
      <thead className="bg-sunken text-ink-2 text-xs">
        <tr>
          <th scope="col" className={`${head} text-start`}>
            {words['satisfaction.month'].th}
          </th>
          <th scope="col" colSpan={2} className={`${head} text-start`}>
            {words['satisfaction.average'].th}
          </th>
          <th scope="col" className={`${head} text-end`}>
            {words['satisfaction.answers'].th}
          </th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, average, answers }) => (
          <tr key={month} className="border-line border-t">
            <th scope="row" className="whitespace-nowrap px-2 py-1.5 text-start font-normal">
              {formatSurveyMonth(month)}
            </th>
            <td className="tabular py-1.5 ps-2">{answers > 0 ? average.toFixed(2) : '–'}</td>
            <td className="w-full px-2 py-1.5">
              <svg aria-hidden="true" width="100%" height="12" className="block">
                <rect width="100%" height="12" rx="3" className="fill-sunken" />
                <rect width={`${(average / BEST_SCORE) * 100}%`} height="12" rx="3" className="fill-gold-500" />
              </svg>
            </td>
            <td className="tabular px-2 py-1.5 text-end">{formatNumber(answers)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
