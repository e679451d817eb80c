import { formatNumber } from '@/lib/format';
import { periodsMessages as words } from '@/lib/periods/messages';

/** How many of how many have handed in, as a bar and in words. */
export function ProgressBar({ label, done, of }: { label: string; done: number; of: number }) {
  const text = words['periods.progressOf'].th.replace('{n}', formatNumber(done)).replace('{m}', formatNumber(of));
  return (
    <div className="min-w-32">
      <progress
        aria-label={`${label}: ${text}`}
        value={done}
        max={Math.max(1, of)}
        className="block h-2 w-full overflow-hidden rounded-full accent-red-800 [&::-moz-progress-bar]:bg-red-800 [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-red-800"
      />
      <span className="tabular mt-1 block text-ink-2 text-xs">{text}</span>
    </div>
  );
}
