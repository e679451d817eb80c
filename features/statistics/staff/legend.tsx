import { getChartColor, getPatternUrl } from './chart-styles';

type Props = {
  labels: readonly string[];
  /** Id of the graph whose patterns the samples use; left out for line graphs. */
  patternsOf?: string;
};

/** Legend of a graph's colours, with their patterns or line styles. */
export function Legend({ labels, patternsOf }: Props) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-ink-2 text-xs">
      {labels.map((label, index) => (
        <li key={label} className="flex items-center gap-2">
          <svg aria-hidden="true" width="20" height="14" className="shrink-0">
            {patternsOf === undefined ? (
              <path
                d="M0 7h20"
                stroke={getChartColor(index)}
                strokeWidth="3"
                strokeDasharray={index === 0 ? undefined : '6 4'}
              />
            ) : (
              <>
                <rect width="20" height="14" rx="2" fill={getChartColor(index)} />
                <rect width="20" height="14" rx="2" fill={getPatternUrl(patternsOf, index)} />
              </>
            )}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
