'use client';

import { useState } from 'react';
import { ActionForm } from '@/components/ui/form/action-form';
import { CheckboxField } from '@/components/ui/form/checkbox-field';
import { Field } from '@/components/ui/form/field';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { WarnUnsaved } from '@/components/ui/form/warn-unsaved';
import { siteSettingsMessages } from '@/lib/site/messages';
import { formatNumber } from '@/lib/time/format';
import { saveSessionRulesAction } from '../session-settings/session-settings.actions';
import { sessionSettingsMessages as words } from '../session-settings/session-settings.messages';
import { describeSessions, sessionGroups } from '../session-settings/session-settings.rules';

/** Field of a duration: its name, value and bounds. */
export type LengthField = {
  name: 'staffIdleMinutes' | 'staffHours' | 'memberIdleMinutes' | 'memberHours';
  value: number;
  min: number;
  max: number;
};
/** A role that can be required to use a second factor; `fixed` if the environment requires it. */
export type RoleField = { name: string; label: string; chosen: boolean; fixed: boolean };
type Props = {
  lengths: readonly LengthField[];
  roles: readonly RoleField[];
  /** Days in which an account may still set up a required second factor. */
  graceDays: number;
};

/** Bounds of a duration, and from when on it applies. */
function formatHint(name: LengthField['name'], min: number, max: number): string {
  const bounds = `${words['sessions.between']} ${formatNumber(min)} ${words['sessions.to']} ${formatNumber(max)}`;
  return `${bounds} · ${words[name.endsWith('Hours') ? 'sessions.hoursFrom' : 'sessions.idleFrom']}`;
}

/**
 * Form for the session durations and the roles that must use a second factor; a sentence says the effect of each
 * group's two durations while they are typed.
 */
export function SessionRulesForm({ lengths, roles, graceDays }: Props) {
  const [typed, setTyped] = useState<Readonly<Record<string, unknown>>>(() =>
    Object.fromEntries(lengths.map(({ name, value }) => [name, value])),
  );
  return (
    <ActionForm
      action={saveSessionRulesAction}
      onInput={({ currentTarget }) => setTyped(Object.fromEntries(new FormData(currentTarget)))}
      className="grid max-w-read gap-8"
    >
      {sessionGroups.map((group) => (
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
          <output className="text-ink-2 text-sm sm:col-span-2">
            {describeSessions(group, typed) ?? words['sessions.noEffect']}
          </output>
        </fieldset>
      ))}
      <fieldset className="grid gap-3">
        <legend className="mb-4 w-full border-line border-b pb-1 font-strong">{words['sessions.secondFactor']}</legend>
        <p className="text-ink-2 text-sm">
          {graceDays > 0
            ? words['sessions.secondFactorGrace'].replace('{n}', formatNumber(graceDays))
            : words['sessions.secondFactorHint']}
        </p>
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
