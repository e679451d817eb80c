import { Icon } from '@/components/ui/icon';
import { LineText } from '@/components/ui/line-text/line-text';
import { disclosureMessages as words } from '../disclosure.messages';
import type { DisclosureItem } from '../disclosure.queries';
import { formatProgress, groupByPart } from '../disclosure.rules';

/** Items of one year, grouped by part; missing ones are marked. */
export function DisclosureView({ items }: { items: readonly DisclosureItem[] }) {
  return groupByPart(items).map(({ part, items: own }) => (
    <section key={part} className="mb-8">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg">
          <LineText>{part || words['disclosure.otherPart'].th}</LineText>
        </h2>
        <p className="tabular text-ink-2 text-sm">{formatProgress(words['disclosure.partProgress'].th, own)}</p>
      </div>
      <ul className="border-line border-t">
        {own.map((item) => (
          <Row key={item.id} item={item} />
        ))}
      </ul>
    </section>
  ));
}

function Row({ item: { number, title, note, href } }: { item: DisclosureItem }) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-line border-b py-3">
      <span className="tabular w-12 shrink-0 font-normal text-ink-2">O{number}</span>
      <div className="min-w-0 grow basis-48">
        <p className="wrap-anywhere font-normal">
          <LineText>{title}</LineText>
        </p>
        {note && (
          <p className="wrap-anywhere text-ink-2 text-sm">
            <LineText>{note}</LineText>
          </p>
        )}
      </div>
      {href ? (
        <a
          href={href}
          aria-label={`${words['disclosure.open'].th} O${number} ${title}`}
          className="inline-flex min-h-10 items-center gap-2 font-normal text-link text-sm hover:underline max-sm:ms-16"
        >
          {words['disclosure.open'].th}
          <Icon name="external-link" className="size-4" />
        </a>
      ) : (
        <span className="inline-flex min-h-10 items-center gap-2 text-sm text-warn max-sm:ms-16">
          <Icon name="circle-dashed" className="size-4" />
          {words['disclosure.missingItem'].th}
        </span>
      )}
    </li>
  );
}
