'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import { CheckboxField } from '@/components/ui/form/checkbox-field';
import { Field } from '@/components/ui/form/field';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { WarnUnsaved } from '@/components/ui/form/warn-unsaved';
import { siteSettingsMessages } from '@/lib/site/messages';
import { formatNumber } from '@/lib/time/format';
import { saveSessionRulesAction } from '../session-settings/session-settings.actions';
import { sessionSettingsMessages as words } from '../session-settings/session-settings.messages';

/** Field of a duration: its name, value and bounds. */
export type LengthField = {
  name: 'staffIdleMinutes' | 'staffHours' | 'memberIdleMinutes' | 'memberHours';
  value: number;
  min: number;
  max: number;
};
/** A role that can be required to use a second factor; `fixed` if the environment requires it. */
export type RoleField = { name: string; label: string; chosen: boolean; fixed: boolean };
type Props = { lengths: readonly LengthField[]; roles: readonly RoleField[] };

const groups = ['staff', 'member'] as const;

/** Bounds of a duration, and from when on it applies. */
function formatHint(name: LengthField['name'], min: number, max: number): string {
  const bounds = `${words['sessions.between']} ${formatNumber(min)} ${words['sessions.to']} ${formatNumber(max)}`;
  return `${bounds} · ${words[name.endsWith('Hours') ? 'sessions.hoursFrom' : 'sessions.idleFrom']}`;
}

/** Form for the session durations and the roles that must use a second factor. */
export function SessionRulesForm({ lengths, roles }: Props) {
  return (
    <ActionForm action={saveSessionRulesAction} className="grid max-w-read gap-8">
      {groups.map((group) => (
        <fieldset key={group} className="grid gap-5 sm:grid-cols-2">
          <legend className="mb-4 w-full border-line border-b pb-1 font-strong">{words[`sessions.${group}`]}</legend>
          {lengths
            .filter(({ name }) => name.startsWith(group))
            .map(({ name, value, min, max }) => (
              <Field
                key={name}
                name={name}
                label={words[`sessions.${name}`]}
                hint={formatHint(name, min, max)}
                defaultValue={value}
                inputMode="numeric"
                className="tabular"
              />
            ))}
        </fieldset>
      ))}
      <fieldset className="grid gap-3">
        <legend className="mb-4 w-full border-line border-b pb-1 font-strong">{words['sessions.secondFactor']}</legend>
        <p className="text-ink-2 text-sm">{words['sessions.secondFactorHint']}</p>
        {roles.map(({ name, label, chosen, fixed }) => (
          <CheckboxField
            key={name}
            name={name}
            label={label}
            hint={fixed && words['sessions.byInstallation']}
            checked={chosen || fixed}
          />
        ))}
      </fieldset>
      <SubmitRow>{siteSettingsMessages['settings.save']}</SubmitRow>
      <WarnUnsaved />
    </ActionForm>
  );
}
