'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import { Field } from '@/components/ui/form/field';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { WarnUnsaved } from '@/components/ui/form/warn-unsaved';
import { SocialIcon } from '@/components/ui/page/social';
import { siteSettingsMessages as words } from '@/lib/site/messages';
import type { SocialLink } from '@/lib/site/schema';
import { saveSocialLinksAction } from '../website.actions';

/** Form for the agency's social media accounts, one line per kind. */
export function SocialForm({ links }: { links: readonly SocialLink[] }) {
  return (
    <ActionForm action={saveSocialLinksAction} className="grid max-w-read gap-6">
      {links.map(({ kind, label, target }, at) => (
        <fieldset key={kind} className="grid gap-4 border-line border-b pb-6 sm:grid-cols-2">
          <legend className="mb-3 flex items-center gap-2 font-strong text-sm">
            <SocialIcon kind={kind} className="size-4" />
            {words[`settings.social.${kind}`]}
          </legend>
          <Field
            name={`links.${at}.label`}
            label={words['settings.socialLabel']}
            defaultValue={label || words[`settings.social.${kind}`]}
          />
          <Field
            name={`links.${at}.target`}
            label={words['settings.socialTarget']}
            defaultValue={target}
            inputMode="url"
            optional
          />
        </fieldset>
      ))}
      <SubmitRow>{words['settings.save']}</SubmitRow>
      <WarnUnsaved />
    </ActionForm>
  );
}
