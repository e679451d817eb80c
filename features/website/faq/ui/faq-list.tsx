import { Icon } from '@/components/ui/icon';
import { LineText } from '@/components/ui/line-text/line-text';
import { toSafeTarget } from '@/lib/http/safe-target';
import { faqMessages as words } from '../faq.messages';
import type { Faq } from '../faq.schema';

/** Collapsible questions, each with an anchor. */
export function FaqList({ entries }: { entries: readonly Faq[] }) {
  return (
    <div className="max-w-read border-line border-t">
      {entries.map(({ id, question, answer, target }) => (
        <details key={id} id={`q${id}`} className="group border-line border-b">
          <summary className="flex min-h-14 cursor-pointer items-center gap-3 py-3 font-strong marker:content-none">
            <span
              aria-hidden="true"
              className="text-gold-700 text-lg leading-none transition-transform group-open:rotate-90"
            >
              ›
            </span>
            <h2 className="text-base">
              <LineText>{question}</LineText>
            </h2>
          </summary>
          <div className="ms-6 pb-5">
            {answer.split('\n').map((paragraph, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text have no other name and never move
              <p key={at} className="written wrap-anywhere mb-2">
                <LineText>{paragraph}</LineText>
              </p>
            ))}
            {toSafeTarget(target) && (
              <a
                href={toSafeTarget(target)}
                aria-label={`${words['faq.readOn'].th}: ${question}`}
                className="inline-flex min-h-10 items-center gap-2 font-normal text-link hover:underline"
              >
                {words['faq.readOn'].th}
                <Icon name="arrow-right" className="size-4" />
              </a>
            )}
          </div>
        </details>
      ))}
    </div>
  );
}
