'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import { bindFields } from '@/components/ui/form/bind-fields';
import { DateTimeField } from '@/components/ui/form/date-time-field';
import { Field } from '@/components/ui/form/field';
import { SelectField } from '@/components/ui/form/select-field';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { WarnUnsaved } from '@/components/ui/form/warn-unsaved';
import { type EmergencyBannerContent, emergencyLevels } from '@/lib/site/emergency-banner.schema';
import { siteSettingsMessages } from '@/lib/site/messages';
import { saveEmergencyBannerAction } from '../emergency-banner/emergency-banner.actions';
import { emergencyBannerMessages as words } from '../emergency-banner/emergency-banner.messages';

/** Form for the banner above every public page. */
export function EmergencyBannerForm({ notice }: { notice?: EmergencyBannerContent }) {
  const field = bindFields(words, 'emergency', notice);
  return (
    <ActionForm action={saveEmergencyBannerAction} className="grid max-w-read gap-5">
      <TextAreaField {...field('text')} optional rows={3} maxLength={300} />
      <SelectField
        {...field('level')}
        defaultValue={notice?.level ?? 'warn'}
        choices={emergencyLevels.map((level) => ({ value: level, label: words[`emergency.level.${level}`] }))}
      />
      <Field {...field('target')} inputMode="url" optional />
      <DateTimeField
        name="expiresAt"
        label={words['emergency.expiresAt']}
        hint={words['emergency.expiresHint']}
        value={notice?.expiresAt}
        time="23:59"
        optional
      />
      <SubmitRow>{siteSettingsMessages['settings.save']}</SubmitRow>
      <WarnUnsaved />
    </ActionForm>
  );
}
