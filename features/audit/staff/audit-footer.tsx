import { ArrowLeft, ArrowRight } from 'lucide-react';
import { LinkButton } from '@/components/ui/button';
import { formatNumber } from '@/lib/time/format';
import { auditMessages as words } from '../log/log.messages';
import { type AuditChoice, auditList } from '../log/log.rules';
import { type AuditPage, COUNTED_ROWS } from '../log/log.schema';

type Props = { path: string; choice: AuditChoice; page: AuditPage; total: number };

/** Number of entries, and links to newer and older ones; a log of millions has no page numbers. */
export function AuditFooter({ path, choice, page, total }: Props) {
  const count = total > COUNTED_ROWS ? `${words['audit.moreThan']} ${formatNumber(COUNTED_ROWS)}` : formatNumber(total);
  const [first, last] = [page.items[0], page.items.at(-1)];
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-4 text-ink-2 text-sm">
      <p className="tabular">
        {words['audit.found']} {count} {words['audit.rows']}
      </p>
      <nav aria-label={words['audit.rows']} className="flex flex-wrap gap-3">
        {page.hasNewer && <LinkButton href={auditList.href(path, choice)}>{words['audit.newest']}</LinkButton>}
        {page.hasNewer && first && (
          <LinkButton href={auditList.href(path, choice, { newer: first.id })} icon={ArrowLeft}>
            {words['audit.newer']}
          </LinkButton>
        )}
        {page.hasOlder && last && (
          <LinkButton href={auditList.href(path, choice, { older: last.id })}>
            {words['audit.older']}
            <ArrowRight aria-hidden="true" className="size-4" />
          </LinkButton>
        )}
      </nav>
    </div>
  );
}
