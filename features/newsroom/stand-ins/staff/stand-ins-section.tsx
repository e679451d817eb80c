import { ActionForm } from '@/components/ui/form/action-form';
import { Field } from '@/components/ui/form/field';
import type { HiddenValues } from '@/components/ui/form/hidden-fields';
import { SelectField } from '@/components/ui/form/select-field';
import type { FormAction } from '@/components/ui/form/send-form';
import { SubmitButton, SubmitRow } from '@/components/ui/form/submit-button';
import { fieldMessages } from '@/components/ui/messages/fields/messages';
import { AccountSection } from '@/components/ui/page/account-section';
import { formatLongDay } from '@/lib/time/format';
import { addAbsenceAction, endAbsenceAction } from '../stand-ins.actions';
import { standInMessages as words } from '../stand-ins.messages';
import type { Absence, listStandInChoices } from '../stand-ins.queries';

type Choice = Awaited<ReturnType<typeof listStandInChoices>>[number];
type Actions = {
  /** Actions of the account itself, or of somebody who manages it, with the fields that name it. */
  add?: FormAction;
  end?: FormAction;
  fields?: HiddenValues;
};
type Props = Actions & { absences: readonly Absence[]; choices: readonly Choice[] };

const dayProps = { placeholder: fieldMessages['ui.dayPlace'].th, autoComplete: 'off', className: 'tabular' } as const;

/** Days on which the account is away and who stands in: the list, and a form for more. */
export function StandInsSection({
  absences,
  choices,
  add = addAbsenceAction,
  end = endAbsenceAction,
  fields = {},
}: Props) {
  const lead = choices.some(({ isUser }) => isUser)
    ? `${words['standIns.lead']} ${words['standIns.leadUser']}`
    : undefined;
  return (
    <AccountSection title={words['standIns.title']} anchor="absences" lead={lead ?? words['standIns.lead']}>
      {absences.length === 0 ? (
        <p className="mb-5 text-ink-2 text-sm">{words['standIns.none']}</p>
      ) : (
        <ul className="mb-6 border-line border-t">
          {absences.map((absence) => (
            <AbsenceRow key={absence.id} absence={absence} end={end} fields={fields} />
          ))}
        </ul>
      )}
      {choices.length === 0 ? (
        <p className="text-sm">{words['standIns.nobody']}</p>
      ) : (
        <AbsenceForm choices={choices} add={add} fields={fields} />
      )}
    </AccountSection>
  );
}

type RowProps = Pick<Required<Props>, 'end' | 'fields'> & { absence: Absence };

function AbsenceRow({ absence: { id, firstDay, lastDay, name, isRunning }, end, fields }: RowProps) {
  const days = `${formatLongDay(firstDay)} ${words['standIns.to']} ${formatLongDay(lastDay)}`;
  const label = words[isRunning ? 'standIns.end' : 'standIns.cancel'];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b py-3">
      <div className="min-w-0 grow basis-52 text-sm">
        <p className="font-normal">{days}</p>
        <p className="break-words text-ink-2">
          {words['standIns.standIn']}: {name}
        </p>
        {isRunning && <p className="font-normal text-ok">{words['standIns.running']}</p>}
      </div>
      <ActionForm action={end} fields={{ ...fields, absenceId: id }} className="contents">
        <SubmitButton size="sm" look="outline" aria-label={`${label} ${days}`}>
          {label}
        </SubmitButton>
      </ActionForm>
    </li>
  );
}

function AbsenceForm({ choices, add, fields }: Pick<Required<Props>, 'choices' | 'add' | 'fields'>) {
  const options = choices.map(({ id, name, isUser }) => ({
    value: String(id),
    label: isUser ? `${name} (${words['standIns.user']})` : name,
  }));
  return (
    <ActionForm action={add} fields={fields}>
      <Field name="firstDay" label={words['standIns.firstDay']} {...dayProps} />
      <Field name="lastDay" label={words['standIns.lastDay']} hint={words['standIns.dayHint']} {...dayProps} />
      <SelectField
        name="standInId"
        label={words['standIns.standIn']}
        choices={[{ value: '', label: words['standIns.choose'] }, ...options]}
      />
      <SubmitRow look="outline">{words['standIns.add']}</SubmitRow>
    </ActionForm>
  );
}
