import type { ReactNode } from 'react';
import { Headline } from '@/features/news/ui/headline';

type Props = {
  href: string;
  topic: string;
  /** Badge above the headline. */
  badge?: ReactNode;
  /** Secondary text below the headline, such as the author. */
  about?: ReactNode;
  /** Date or time at the end of the line. */
  when?: ReactNode;
  /** A reviewer's comment on the item. */
  comment?: ReactNode;
};

/** One item of the dashboard; the whole line is its link. */
export function DashboardItem({ href, topic, badge, about, when, comment }: Props) {
  return (
    <li className="border-line border-b">
      <a href={href} className="group flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-3">
        <span className="min-w-0 flex-1 basis-64">
          {badge && <span className="mb-1 block">{badge}</span>}
          <span className="block font-strong text-sm transition-colors group-hover:text-link">
            <Headline lines={2}>{topic}</Headline>
          </span>
          {about && <span className="mt-0.5 block truncate text-ink-3 text-xs">{about}</span>}
        </span>
        {when && <span className="tabular shrink-0 font-normal text-ink-3 text-xs">{when}</span>}
        {comment && (
          <span className="mt-1.5 block w-full border-gold-500 border-s-2 ps-3 text-ink-2 text-sm">{comment}</span>
        )}
      </a>
    </li>
  );
}
