import { type Column, KeyedListTable } from '@/components/ui/list/list-table';
import type { Viewer } from '@/lib/auth/viewer';
import { formatNumber } from '@/lib/time/format';
import { listReceiptSums, type PlaceSums } from '../figures.queries';
import { noticeReceiptsMessages as words } from '../receipts/receipts.messages';
import { receiptList, type TrackingChoice } from '../receipts/receipts.rules';
import { NOWHERE, type NoticePlace } from '../receipts/receipts.schema';

type Props = {
  viewer: Viewer;
  notice: { id: number; mustRead: boolean; answerWanted: boolean };
  path: string;
  choice: TrackingChoice;
};

/** Receipt figures by region, and by province once one is chosen; each row narrows the table below. */
export async function ReceiptSums({ viewer, notice, path, choice }: Props) {
  const { region, province } = choice;
  const regions = await listReceiptSums(viewer, notice.id, undefined);
  const [only] = regions;
  const within = region ?? (regions.length === 1 && only ? (only.id ?? NOWHERE) : undefined);
  const provinces = within === undefined ? [] : await listReceiptSums(viewer, notice.id, within);
  const rows = within === undefined ? regions : provinces;
  const isNarrowed = region !== undefined || province !== undefined;
  if (rows.length <= 1 && !isNarrowed) return null;
  const key = within === undefined ? 'region' : 'province';
  const hrefOf = (place: NoticePlace) => receiptList.href(path, choice, { [key]: place });
  return (
    <section aria-labelledby="sums-title" className="mb-8 grid gap-3">
      <h2 id="sums-title" className="text-lg">
        {words['noticeTracking.sums']}
      </h2>
      {isNarrowed && (
        <p className="flex flex-wrap gap-x-2 text-sm">
          <a href={receiptList.href(path, choice, { region: undefined, province: undefined })} className="text-link">
            {words['noticeTracking.everywhere']}
          </a>
          {region !== undefined && (
            <>
              <span aria-hidden="true">›</span>
              <a href={receiptList.href(path, choice, { province: undefined })} className="text-link">
                {findName(regions, region) ?? words['noticeTracking.noRegion']}
              </a>
            </>
          )}
          {province !== undefined && (
            <>
              <span aria-hidden="true">›</span>
              <span>{findName(provinces, province) ?? words['noticeTracking.noProvince']}</span>
            </>
          )}
        </p>
      )}
      {province === undefined && (
        <KeyedListTable
          label={words['noticeTracking.sums']}
          columns={buildColumns(key, notice, hrefOf)}
          rows={rows}
          getRowId={({ id }) => id ?? NOWHERE}
        />
      )}
    </section>
  );
}

const findName = (rows: readonly PlaceSums[], place: NoticePlace): string | undefined =>
  rows.find(({ id }) => (id ?? NOWHERE) === place)?.name ?? undefined;

function buildColumns(
  key: 'region' | 'province',
  { mustRead, answerWanted }: Props['notice'],
  hrefOf: (place: NoticePlace) => string,
): Column<PlaceSums>[] {
  const none = words[key === 'region' ? 'noticeTracking.noRegion' : 'noticeTracking.noProvince'];
  const figures = [
    ...(['delivered', 'read'] as const),
    ...(mustRead ? (['confirmed'] as const) : []),
    ...(answerWanted ? (['answered'] as const) : []),
  ];
  return [
    {
      key,
      title: words[`noticeTracking.${key}`],
      isRowHeader: true,
      cell: ({ id, name }) => (
        <a href={hrefOf(id ?? NOWHERE)} className="inline-flex min-h-11 items-center text-link">
          {name ?? none}
        </a>
      ),
    },
    ...figures.map(
      (figure): Column<PlaceSums> => ({
        key: figure,
        title: words[`noticeTracking.figure.${figure}`],
        number: true,
        cell: (row) => formatNumber(row[figure]),
      }),
    ),
  ];
}
