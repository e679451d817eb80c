'use client';

import { Alert } from '@/components/ui/alert';
import { bindFields } from '@/components/ui/form/bind-fields';
import { DateTimeField } from '@/components/ui/form/date-time-field';
import { Field } from '@/components/ui/form/field';
import { SelectField } from '@/components/ui/form/select-field';
import { WarnUnsaved } from '@/components/ui/form/warn-unsaved';
import { fieldMessages } from '@/components/ui/messages/fields/messages';
import { DialogForm } from '@/components/ui/ordered/dialog-form';
import { formatThaiDayInput } from '@/lib/time/thai-time';
import { reportWays } from '../../way/way.schema';
import { savePeriodAction } from '../periods.actions';
import { periodsMessages as words } from '../periods.messages';
import { isClosingEarly } from '../periods.rules';
import { MAX_PERIOD_NAME, type PeriodEntry } from '../periods.schema';
import { EarlyClosing } from './early-closing';

type Props = { entry?: PeriodEntry; years: readonly number[]; year: number; back: string };

const dayProps = { placeholder: fieldMessages['ui.dayPlace'].th, autoComplete: 'off', className: 'tabular' } as const;

/** Form of a new period or one that has not closed. */
export function PeriodForm({ entry, years, year, back }: Props) {
  const field = bindFields(words, 'periods', entry);
  const choices = [...new Set([...years, year, ...(entry ? [entry.fiscalYear] : [])])].toSorted((a, b) => b - a);
  const days = (day: string | undefined) => ({ ...dayProps, defaultValue: day && formatThaiDayInput(day) });
  return (
    <DialogForm action={savePeriodAction} fields={{ id: entry?.id, version: entry?.version }} back={back}>
      {entry && entry.handedIn > 0 && <Alert>{words['periods.fixed']}</Alert>}
      <Field {...field('name')} maxLength={MAX_PERIOD_NAME} />
      <SelectField
        name="fiscalYear"
        label={words['periods.year']}
        defaultValue={String(entry?.fiscalYear ?? year)}
        choices={choices.map((one) => ({ value: String(one), label: String(one) }))}
      />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <Field name="startsOn" label={words['periods.startsOn']} {...days(entry?.startsOn)} />
        <Field name="endsOn" label={words['periods.endsOn']} {...days(entry?.endsOn)} />
        <p className="-mt-3 text-ink-2 text-sm sm:col-span-2">{words['periods.dayHint']}</p>
      </div>
      <DateTimeField
        name="opensAt"
        label={words['periods.opensAt']}
        value={entry?.opensAt.toISOString()}
        time="08:30"
      />
      <DateTimeField
        name="closesAt"
        label={words['periods.closesAt']}
        value={entry?.closesAt.toISOString()}
        time="16:30"
      />
      <EarlyClosing shown={entry !== undefined && isClosingEarly(entry)} />
      <SelectField
        name="way"
        label={words['periods.way']}
        hint={words[entry && entry.handedIn > 0 ? 'periods.wayChange' : 'periods.wayHint']}
        defaultValue={entry?.way ?? 'straight'}
        choices={reportWays.map((way) => ({ value: way, label: words[`periods.way.${way}`] }))}
      />
      <WarnUnsaved />
    </DialogForm>
  );
}
