import { RichText } from '@/components/ui/rich-text/rich-text';
import { formatNumber } from '@/lib/time/format';
import { policiesMessages as words } from '../policies.messages';
import { comparePolicyTexts } from '../policy-comparison.rules';

const looks = {
  removed: 'border-bad border-s-4 ps-4',
  added: 'border-ok border-s-4 ps-4',
} as const;

/** Changes between two texts of a policy; unchanged parts are collapsed. */
export function PolicyComparison({ title, before, after }: { title: string; before: string; after: string }) {
  const parts = comparePolicyTexts(before, after);
  return (
    <section className="mb-8 max-w-read rounded-sm border border-line bg-paper p-4 sm:p-6" aria-label={title}>
      <h3 className="mb-4 text-lg">{title}</h3>
      {parts.every(({ kind }) => kind === 'same') ? (
        <p className="text-ink-2">{words['policies.noDifference'].th}</p>
      ) : (
        <div className="grid gap-4">
          {parts.map(({ kind, html, count }, at) =>
            kind === 'same' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name, and never move.
              <details key={at} className="text-sm">
                <summary className="cursor-pointer py-1 text-ink-2">
                  {words['policies.unchanged'].th.replace('{n}', formatNumber(count))}
                </summary>
                <RichText html={html} />
              </details>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name, and never move.
              <div key={at} className={looks[kind]}>
                <p className={`font-strong text-sm ${kind === 'added' ? 'text-ok' : 'text-bad'}`}>
                  {words[`policies.${kind}`].th}
                </p>
                <RichText html={html} />
              </div>
            ),
          )}
        </div>
      )}
    </section>
  );
}
