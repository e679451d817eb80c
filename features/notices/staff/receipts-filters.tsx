import { Download } from 'lucide-react';
import { LinkButton } from '@/components/ui/button';
import { ListFilters } from '@/components/ui/list/list-filters';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { sheetFormats } from '@/lib/files/sheet-format';
import { noticeReceiptsMessages as words } from '../receipts/receipts.messages';
import { receiptList, type TrackingChoice } from '../receipts/receipts.rules';
import type { ReceiptTab } from '../receipts/receipts.schema';

type Props = {
  id: number;
  path: string;
  choice: TrackingChoice;
  /** True if the selected answers have files. */
  withFiles: boolean;
  counts: Readonly<Record<ReceiptTab, number>>;
  /** Tabs that apply to the duties of the notice. */
  tabs: readonly ReceiptTab[];
};

/** Search, a tab for each filter with its count, and downloads of the selected rows. */
export function ReceiptsFilters({ id, path, choice, withFiles, counts, tabs }: Props) {
  const query = receiptList.toQuery(choice);
  return (
    <>
      <ListFilters
        list={receiptList}
        path={path}
        choice={choice}
        label={words['noticeTracking.search']}
        drops={['per']}
      >
        {sheetFormats.map((format) => (
          <LinkButton key={format} size="sm" href={`/api/v1/notices/export?${exportQuery(query, id, format)}`} download>
            <Download aria-hidden="true" className="size-4" />
            {words['noticeTracking.export']} {format.toUpperCase()}
          </LinkButton>
        ))}
        {withFiles && (
          <LinkButton size="sm" href={`/api/v1/notices/answers?${exportQuery(query, id, 'zip')}`} download>
            <Download aria-hidden="true" className="size-4" />
            {words['noticeTracking.zip']}
          </LinkButton>
        )}
      </ListFilters>
      <ListTabs
        label={words['noticeTracking.tabs']}
        tabs={tabs.map((tab) => ({
          key: tab,
          label: words[`noticeTracking.tab.${tab}`],
          href: receiptList.href(path, choice, { tab }),
          count: counts[tab],
          current: choice.tab === tab,
        }))}
      />
    </>
  );
}

function exportQuery(query: URLSearchParams, id: number, format: string): string {
  const next = new URLSearchParams(query);
  next.set('notice', String(id));
  next.set('format', format);
  return next.toString();
}
