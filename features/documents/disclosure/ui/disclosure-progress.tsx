import { disclosureMessages as words } from '../disclosure.messages';
import { formatProgress } from '../disclosure.rules';

/** Share of a year's items that readers can open, in words and as a bar. */
export function DisclosureProgress({ items }: { items: readonly { href: string | undefined }[] }) {
  const published = items.filter(({ href }) => href !== undefined).length;
  return (
    <div className="mb-8 max-w-md">
      <p className="tabular mb-1 text-ink-2">{formatProgress(words['disclosure.progress'].th, items)}</p>
      <svg aria-hidden="true" width="100%" height="12" className="block rounded-sm border border-line">
        <rect width="100%" height="12" rx="3" className="fill-sunken" />
        <rect width={`${(published / items.length) * 100}%`} height="12" rx="3" className="fill-gold-500" />
      </svg>
    </div>
  );
}
