import { Badge } from '@/components/ui/badge';
import { moveScreenMessages as words } from '../move-screen.messages';
import type { RunRow } from '../sources.queries';

const tones = { running: 'info', done: 'ok', failed: 'bad', stopped: 'warn', undone: 'muted' } as const;

type Props = { run: Pick<RunRow, 'status' | 'isDry' | 'isNightly' | 'isUndoing'> };

/** State of a run, and its kind where that is not the usual one. */
export function RunBadges({ run: { status, isDry, isNightly, isUndoing } }: Props) {
  return (
    <>
      <Badge tone={isUndoing ? 'info' : tones[status]}>
        {isUndoing ? words['moveScreen.status.undoing'] : words[`moveScreen.status.${status}`]}
      </Badge>
      {isDry && <Badge tone="muted">{words['moveScreen.dry']}</Badge>}
      {isNightly && <Badge tone="muted">{words['moveScreen.nightly']}</Badge>}
    </>
  );
}
