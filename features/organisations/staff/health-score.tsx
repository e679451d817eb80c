import { Badge } from '@/components/ui/badge';
import { healthMessages as words } from '../health/health.messages';
import { getHealthLevel } from '../health/health.rules';

const tones = { low: 'bad', fair: 'warn', good: 'ok', none: 'muted' } as const;

/** A score with its level in words. */
export function HealthScore({ score }: { score: number | undefined }) {
  const level = getHealthLevel(score);
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      {score !== undefined && <span className="tabular">{score}</span>}
      <Badge tone={tones[level]}>{words[`health.level.${level}`]}</Badge>
    </span>
  );
}
