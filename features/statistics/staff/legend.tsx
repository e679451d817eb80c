import { getChartColor, getPatternUrl } from './chart-styles';

type Props = {
  labels: readonly string[];
  /** The graph whose patterns the samples have; lines have none. */
  patternsOf?: string;
};

/** What the colours of a graph mean, with the pattern or the line that goes with each. */
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
