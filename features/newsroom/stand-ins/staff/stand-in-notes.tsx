import { Alert } from '@/components/ui/alert';
import type { StandInNotices } from '../stand-ins.queries';
import { formatAbsence } from '../stand-ins.rules';

/** For whom the viewer stands in, and until when; renders nothing for nobody. */
export function StandInNotes({ standsInFor }: Pick<StandInNotices, 'standsInFor'>) {
  if (standsInFor.length === 0) return null;
  return (
    <div className="mb-4">
      <Alert>
        {standsInFor.map((one) => (
          <p key={`${one.name}-${one.lastDay}`}>{formatAbsence('forBar', one)}</p>
        ))}
      </Alert>
    </div>
  );
}
