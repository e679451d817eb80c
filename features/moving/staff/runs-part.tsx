import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ActionForm } from '@/components/ui/form/action-form';
import { SelectField } from '@/components/ui/form/select-field';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { ListFooter } from '@/components/ui/list/list-footer';
import { moveScreenMessages as words } from '../move-screen.messages';
import { toRunHref, toSourceHref } from '../move-screen.rules';
import { startRunAction } from '../moving.actions';
import { listRuns, RUNS_PER_PAGE } from '../sources.queries';
import type { PartProps } from './part-props';
import { RunTable } from './run-table';

const PICTURE_YEARS = [1, 3] as const;
const SINCE_DAYS = [7, 30, 365] as const;

/** Form that begins a run, and the runs so far. */
export async function RunsPart({ source, page, path }: PartProps) {
  const { rows, total } = await listRuns(source.id, page);
  return (
    <div className="grid grid-cols-1 gap-8">
      <StartSection source={source} path={path} isFirst={total === 0} />
      <section>
        <h2 className="mb-3 text-lg">{words['moveScreen.runs']}</h2>
        {rows.length === 0 ? (
          <EmptyState title={words['moveScreen.noRuns']} text={words['moveScreen.noRunsText']} />
        ) : (
          <RunTable label={words['moveScreen.runs']} rows={rows} path={path} />
        )}
        <ListFooter
          choice={{ page, per: RUNS_PER_PAGE }}
          total={total}
          hrefOf={({ page: next = 1 }) => toSourceHref(path, source.id, 'runs', next)}
          fixedSize
        />
      </section>
    </div>
  );
}

function StartSection({ source, path, isFirst }: Pick<PartProps, 'source' | 'path'> & { isFirst: boolean }) {
  if (!source.canRun) return <Alert>{words['moveScreen.byCommand']}</Alert>;
  if (source.openRun !== undefined) {
    return (
      <Alert
        action={
          <LinkButton size="sm" href={toRunHref(path, source.openRun)}>
            {words['moveScreen.openRunLink']}
          </LinkButton>
        }
      >
        {words['moveScreen.openRun']}
      </Alert>
    );
  }
  return (
    <section className="rounded-md border border-line bg-surface p-5">
      <h2 className="mb-4 text-lg">{words['moveScreen.start']}</h2>
      <ActionForm action={startRunAction} fields={{ sourceId: source.id }}>
        <div className="grid gap-5 sm:grid-cols-3">
          <SelectField
            name="mode"
            label={words['moveScreen.mode']}
            choices={(['dry', 'real'] as const).map((value) => ({ value, label: words[`moveScreen.mode.${value}`] }))}
            defaultValue={isFirst ? 'dry' : 'real'}
          />
          <SelectField
            name="pictures"
            label={words['moveScreen.pictures']}
            choices={[
              { value: 'all', label: words['moveScreen.pictures.all'] },
              ...PICTURE_YEARS.map((years) => ({
                value: String(years),
                label: words['moveScreen.pictures.years'].replace('{n}', String(years)),
              })),
              { value: 'first-reader', label: words['moveScreen.pictures.firstReader'] },
              { value: 'none', label: words['moveScreen.pictures.none'] },
            ]}
            defaultValue="all"
          />
          <SelectField
            name="since"
            label={words['moveScreen.since']}
            choices={[
              { value: 'all', label: words['moveScreen.since.all'] },
              ...SINCE_DAYS.map((days) => ({
                value: String(days),
                label: words['moveScreen.since.days'].replace('{n}', String(days)),
              })),
            ]}
            defaultValue="all"
          />
        </div>
        <SubmitRow>{words['moveScreen.start']}</SubmitRow>
      </ActionForm>
    </section>
  );
}
