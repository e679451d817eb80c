import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/button';
import { DateTime } from '@/components/ui/date-time';
import { Fact, FactList } from '@/components/ui/fact-list';
import { SheetsMenu } from '@/components/ui/list/files-menu';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { MissingEntry } from '@/components/ui/page/missing-entry';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import { AppError } from '@/lib/errors/errors';
import { formatNumber, interpolate } from '@/lib/time/format';
import { moveScreenMessages as words } from '../move-screen.messages';
import { formatDropKind, formatTab, type MoveChoice, toRunHref, toSourceHref } from '../move-screen.rules';
import { findRunPage, type RunPage } from '../runs/run-page.queries';
import { itemTabs } from '../runs/run-page.schema';
import { RunActions } from './run-actions';
import { RunBadges } from './run-badges';
import { RunItems } from './run-items';
import { RunProgressView } from './run-progress';

type Props = { id: number; choice: MoveChoice; path: string };

/** A run: its progress or its result, what can be done with it, and its items by result. */
export async function RunPageView({ id, choice, path }: Props) {
  const run = await findRunPage(id).catch(ignoreMissing);
  if (!run)
    return (
      <MissingEntry title={words['moveScreen.missingRun']} back={{ href: path, label: words['moveScreen.all'] }} />
    );
  const { report, progress, tabs } = run;
  const tab = choice.tab ?? itemTabs.find((name) => tabs[name] > 0) ?? itemTabs[0];
  const at = toRunHref(path, id);
  return (
    <>
      <ScreenHeader title={`${words['moveScreen.runTitle']} ${formatNumber(id)}`} lead={run.sourceName}>
        <LinkButton href={toSourceHref(path, run.sourceId)}>{words['moveScreen.source']}</LinkButton>
        {!progress.isActive && (
          <SheetsMenu label={words['moveScreen.report']} href={`/api/v1/moves/export?run=${id}`} />
        )}
      </ScreenHeader>
      <div className="grid grid-cols-1 gap-6">
        <p className="flex flex-wrap gap-2">
          <RunBadges run={{ ...report, isNightly: run.isNightly, isUndoing: progress.isUndoing }} />
        </p>
        {progress.isActive && <RunProgressView run={progress} at={at} />}
        {report.problem !== '' && <Alert kind="bad">{report.problem}</Alert>}
        {report.isDry && report.status === 'done' && <DryNext run={run} path={path} />}
        <RunActions run={run} path={path} />
        <Summary run={run} />
        <section>
          <ListTabs
            label={words['moveScreen.itemTabs']}
            tabs={itemTabs.map((name) => ({
              key: name,
              label: formatTab(name, report.isDry),
              href: toRunHref(path, id, name),
              count: tabs[name],
              current: name === tab,
            }))}
          />
          <RunItems run={run} tab={tab} page={choice.page} path={path} />
        </section>
      </div>
    </>
  );
}

/** Next steps after a run that wrote nothing. */
function DryNext({ run: { openOffices, sourceId }, path }: { run: RunPage; path: string }) {
  return (
    <Alert
      action={
        <span className="flex flex-wrap gap-3">
          {openOffices > 0 && (
            <LinkButton size="sm" href={toSourceHref(path, sourceId, 'offices')}>
              {words['moveScreen.dryMap']}
            </LinkButton>
          )}
          <LinkButton size="sm" href={toSourceHref(path, sourceId)}>
            {words['moveScreen.dryNext']}
          </LinkButton>
        </span>
      }
    >
      <p>{words['moveScreen.dryDone']}</p>
      {openOffices > 0 && <p>{interpolate(words['moveScreen.dryUnmapped'], { n: formatNumber(openOffices) })}</p>}
    </Alert>
  );
}

function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof AppError) || error.kind !== 'missing') throw error;
}

function Summary({ run: { report, since } }: { run: RunPage }) {
  const { counts, remarks, dropped, counted, listed, missingFiles, startedAt, finishedAt } = report;
  const drops = dropped.map(({ kind, items }) => `${formatDropKind(kind)} ${formatNumber(items)}`);
  return (
    <section>
      <h2 className="mb-3 text-lg">{words['moveScreen.summary']}</h2>
      <FactList>
        <Fact title={words['moveScreen.startedAt']}>
          <DateTime at={startedAt} />
        </Fact>
        <Fact title={words['moveScreen.finishedAt']}>{finishedAt ? <DateTime at={finishedAt} /> : ''}</Fact>
        <Fact title={words['moveScreen.since']}>{since ? <DateTime at={since} /> : words['moveScreen.since.all']}</Fact>
        <Fact title={words['moveScreen.counted']}>{counted === undefined ? '' : formatNumber(counted)}</Fact>
        <Fact title={words['moveScreen.listed']}>{listed === undefined ? '' : formatNumber(listed)}</Fact>
        <Fact title={words['moveScreen.picturesWait']}>
          {counts.picturesWait > 0 ? formatNumber(counts.picturesWait) : ''}
        </Fact>
        <Fact title={words['moveScreen.missingFiles']}>{missingFiles > 0 ? formatNumber(missingFiles) : ''}</Fact>
        <Fact title={words['moveScreen.drops']}>{drops.join(' · ')}</Fact>
        <Fact title={words['moveScreen.remarks']}>
          {remarks.length === 0 ? (
            ''
          ) : (
            <ul className="grid gap-1">
              {remarks.map(({ text, detail }) => (
                <li key={`${text} ${detail}`}>{detail ? `${text}: ${detail}` : text}</li>
              ))}
            </ul>
          )}
        </Fact>
      </FactList>
    </section>
  );
}
