import { EmptyState } from '@/components/ui/empty-state';
import { ActionForm } from '@/components/ui/form/action-form';
import { DateTimeField } from '@/components/ui/form/date-time-field';
import { Field } from '@/components/ui/form/field';
import { SelectField } from '@/components/ui/form/select-field';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { ListFooter } from '@/components/ui/list/list-footer';
import { SectionIntro } from '@/components/ui/page/section-intro';
import { formatDate } from '@/lib/time/format';
import { moveScreenMessages as words } from '../move-screen.messages';
import { toSourceHref } from '../move-screen.rules';
import { saveNightlyAction } from '../moving.actions';
import { formatMinute, nightlyDays } from '../nightly/nightly.schema';
import { listRuns, RUNS_PER_PAGE, type Source } from '../sources.queries';
import type { PartProps } from './part-props';
import { RunTable } from './run-table';

const DEFAULT_AT = '02:30';
const DEFAULT_DAYS = 7;

/** Switch of the nightly runs, and the report of each night. */
export async function NightsPart({ source, page, path }: PartProps) {
  const { rows, total } = await listRuns(source.id, page, true);
  return (
    <div className="grid grid-cols-1 gap-8">
      <section>
        <SectionIntro title={words['moveScreen.part.nights']} lead={words['moveScreen.nightsLead']} />
        <NightsForm source={source} />
      </section>
      <section>
        <h2 className="mb-3 text-lg">{words['moveScreen.nights']}</h2>
        {rows.length === 0 ? (
          <EmptyState title={words['moveScreen.noNights']} text={words['moveScreen.noNightsText']} />
        ) : (
          <RunTable label={words['moveScreen.nights']} rows={rows} path={path} isNightly />
        )}
        <ListFooter
          choice={{ page, per: RUNS_PER_PAGE }}
          total={total}
          hrefOf={({ page: next = 1 }) => toSourceHref(path, source.id, 'nights', next)}
          fixedSize
        />
      </section>
    </div>
  );
}

function NightsForm({ source: { id, nightlyAt, nightlyUntil, nightlyDays: days } }: { source: Source }) {
  const isOn = nightlyAt !== null;
  const until = nightlyUntil?.toISOString().slice(0, 10);
  const state =
    isOn && nightlyUntil
      ? words['moveScreen.nightsIsOn']
          .replace('{at}', formatMinute(nightlyAt))
          .replace('{until}', formatDate(new Date(`${until}T12:00:00+07:00`)))
      : words['moveScreen.nightsIsOff'];
  return (
    <div className="grid max-w-xl gap-5 rounded-md border border-line bg-surface p-5">
      <p className="font-normal">
        {words['moveScreen.nightsState']}: {state}
      </p>
      <ActionForm action={saveNightlyAction} fields={{ sourceId: id, isOn: 'on' }}>
        <Field
          name="at"
          label={words['moveScreen.nightAt']}
          hint={words['moveScreen.nightAtHint']}
          defaultValue={isOn ? formatMinute(nightlyAt) : DEFAULT_AT}
          maxLength={20}
          autoComplete="off"
        />
        <DateTimeField
          name="until"
          label={words['moveScreen.nightUntil']}
          value={until ? `${until}T23:59:00+07:00` : undefined}
          time="23:59"
        />
        <SelectField
          name="days"
          label={words['moveScreen.since']}
          choices={[
            ...nightlyDays.map((count) => ({
              value: String(count),
              label: words['moveScreen.since.days'].replace('{n}', String(count)),
            })),
            { value: 'all', label: words['moveScreen.since.all'] },
          ]}
          defaultValue={isOn ? String(days ?? 'all') : String(DEFAULT_DAYS)}
        />
        <div>
          <SubmitButton>{words[isOn ? 'moveScreen.nightSave' : 'moveScreen.nightOnGo']}</SubmitButton>
        </div>
      </ActionForm>
      {isOn && (
        <ActionForm action={saveNightlyAction} fields={{ sourceId: id, isOn: 'off' }}>
          <div>
            <SubmitButton look="outline">{words['moveScreen.nightOffGo']}</SubmitButton>
          </div>
        </ActionForm>
      )}
    </div>
  );
}
