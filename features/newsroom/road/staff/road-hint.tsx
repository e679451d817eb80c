import { formatDate } from '@/lib/time/format';
import { roadMessages as words } from '../road.messages';
import type { Road } from '../road.queries';
import { formatRoad, formatSpan } from '../road.rules';

/** Road of an item in a list: the desk on which it lies and that office's usual time; the stations as a tooltip. */
export function RoadHint({ road }: { road: Road }) {
  const { stations, here, office, standIns, escalatedAt, usualMs } = road;
  if (here === undefined || here === 'author') return null;
  return (
    <span title={[formatRoad(stations), ...standIns].join(' · ')}>
      {' '}
      · {words['road.at']} {office}
      {standIns.length > 0 && ` (${standIns.join(', ')})`}
      {escalatedAt && ` · ${words['road.told']} ${formatDate(new Date(escalatedAt))}`}
      {usualMs !== undefined && ` (${words['road.usual']} ${formatSpan(usualMs)})`}
    </span>
  );
}
