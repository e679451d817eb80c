import { ProgressBar } from '@/components/ui/progress-bar';
import { formatNumber } from '@/lib/time/format';
import { periodsMessages as words } from '../periods.messages';

/** Progress of submissions, as a bar and in words. */
export function HandedInProgress({ label, done, of }: { label: string; done: number; of: number }) {
  const text = words['periods.progressOf'].replace('{n}', formatNumber(done)).replace('{m}', formatNumber(of));
  return (
    <div className="min-w-32">
      <ProgressBar label={`${label}: ${text}`} done={done} of={of} />
      <span className="tabular mt-1 block text-ink-2 text-xs">{text}</span>
    </div>
  );
}
