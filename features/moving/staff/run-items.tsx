import clsx from 'clsx';
import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { ListFooter } from '@/components/ui/list/list-footer';
import { type Column, KeyedListTable } from '@/components/ui/list/list-table';
import { moveScreenMessages as words } from '../move-screen.messages';
import { formatDrops, formatTab, toRunHref } from '../move-screen.rules';
import { decideConflictsAction } from '../moving.actions';
import { listRunItems, type RunItem, type RunPage } from '../runs/run-page.queries';
import type { ItemTab } from '../runs/run-page.schema';

const PER = 24;

type Props = { run: RunPage; tab: ItemTab; page: number; path: string };

/** Items of a run with one result; conflicts can be decided, several at once. */
export async function RunItems({ run, tab, page, path }: Props) {
  const { id, isDry } = run.report;
  const rows = await listRunItems(id, tab, { page, per: PER });
  if (rows.length === 0) return <EmptyState title={words['moveScreen.noItems']} />;
  const canDecide = tab === 'conflict' && !isDry && !run.progress.isActive;
  const columns: readonly Column<RunItem>[] = [
    ...(canDecide
      ? [
          {
            key: 'choose',
            title: words['moveScreen.choose'],
            quiet: true,
            corner: true,
            cell: ({ oldId, topic }: RunItem) => <ChooseBox oldId={oldId} topic={topic} />,
          },
        ]
      : []),
    {
      key: 'topic',
      title: words['moveScreen.topic'],
      isRowHeader: true,
      cell: ({ newId, topic, oldId }) => (
        <span className={clsx('wrap-anywhere font-normal', canDecide && 'max-md:block max-md:pe-8')}>
          {newId === undefined || isDry ? (
            topic || oldId
          ) : (
            <a href={`/administrator/news/${newId}`} className="text-link hover:underline">
              {topic}
            </a>
          )}
        </span>
      ),
    },
    { key: 'old', title: words['moveScreen.oldId'], number: true, cell: ({ oldId }) => oldId },
    ...listDetails(tab),
    ...(tab === 'conflict'
      ? [
          {
            key: 'actions',
            title: words['moveScreen.actions'],
            quiet: true,
            cell: ({ oldId, topic }: RunItem) => (
              <a
                href={toRunHref(path, id, undefined, 1, oldId)}
                className="inline-flex min-h-11 items-center whitespace-nowrap text-link hover:underline"
              >
                {words['moveScreen.compare']} <span className="sr-only">{topic}</span>
              </a>
            ),
          },
        ]
      : []),
  ];
  const table = (
    <KeyedListTable label={formatTab(tab, isDry)} columns={columns} rows={rows} getRowId={({ oldId }) => oldId} />
  );
  return (
    <>
      {canDecide ? <DecideForm runId={id}>{table}</DecideForm> : <div className="mt-4">{table}</div>}
      <ListFooter
        choice={{ page, per: PER }}
        total={run.tabs[tab]}
        hrefOf={({ page: next = 1 }) => toRunHref(path, id, tab, next)}
        fixedSize
      />
    </>
  );
}

function listDetails(tab: ItemTab): Column<RunItem>[] {
  if (tab === 'written')
    return [
      {
        key: 'state',
        title: words['moveScreen.state'],
        cell: ({ isNew }) => words[isNew ? 'moveScreen.new' : 'moveScreen.changed'],
      },
    ];
  if (tab === 'dropped')
    return [
      {
        key: 'dropped',
        title: words['moveScreen.dropped'],
        cell: ({ dropped }) => <span className="wrap-anywhere">{formatDrops(dropped)}</span>,
      },
    ];
  if (tab === 'unchanged') return [];
  return [
    {
      key: 'reason',
      title: words['moveScreen.reason'],
      cell: ({ reason }) => <span className="wrap-anywhere">{reason}</span>,
    },
  ];
}

function ChooseBox({ oldId, topic }: { oldId: string; topic: string }) {
  return (
    <label className="-m-2 inline-flex items-center p-2">
      <input type="checkbox" name="items" value={oldId} className="size-4.5 accent-red-800" />
      <span className="sr-only">{`${words['moveScreen.choose']} ${topic}`}</span>
    </label>
  );
}

/** Form around the table of conflicts: those that are ticked, or all of the run, are decided by the pressed button. */
function DecideForm({ runId, children }: { runId: number; children: ReactNode }) {
  return (
    <ActionForm action={decideConflictsAction} fields={{ runId }} className="grid grid-cols-1 gap-4">
      <p className="mt-4 max-w-read text-ink-2 text-sm">{words['moveScreen.decideLead']}</p>
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton look="outline" size="sm" name="decision" value="here">
          {words['moveScreen.useHere']}
        </SubmitButton>
        <SubmitButton look="outline" size="sm" name="decision" value="there">
          {words['moveScreen.useThere']}
        </SubmitButton>
        <label className="inline-flex min-h-11 items-center gap-2 text-sm">
          <input type="checkbox" name="all" value="on" className="size-4.5 accent-red-800" />
          {words['moveScreen.decideAll']}
        </label>
      </div>
      {children}
    </ActionForm>
  );
}
