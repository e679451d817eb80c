import { formatDate, formatTime } from '@/lib/time/format';

type Props = {
  at: Date | string;
  /** False in a text whose figures are tabular already. */
  tabular?: boolean;
};

/** Day and time: `20 พ.ย. 2569 10.30 น.` */
export function DateTime({ at, tabular = true }: Props) {
  const date = new Date(at);
  return (
    <time dateTime={typeof at === 'string' ? at : at.toISOString()} className={tabular ? 'tabular' : undefined}>
      {formatDate(date)} {formatTime(date)}
    </time>
  );
}
