import { Badge } from '@/components/ui/badge';
import { officeMoveMessages as words } from '../office.messages';

const tones = {
  dry: 'info',
  running: 'info',
  undoing: 'info',
  done: 'ok',
  failed: 'bad',
  stopped: 'warn',
  undone: 'muted',
} as const;
type State = keyof typeof tones;

const states = Object.keys(tones).filter((name): name is State => name in tones);

/** State of a run in words. */
export function RunBadge({ state }: { state: string }) {
  const known = states.find((one) => one === state);
  return known && <Badge tone={tones[known]}>{words[`officeMove.status.${known}`]}</Badge>;
}
