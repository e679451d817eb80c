'use client';

import { bindFields } from '@/components/ui/form/bind-fields';
import { CheckboxField } from '@/components/ui/form/checkbox-field';
import { DateTimeField } from '@/components/ui/form/date-time-field';
import { Field } from '@/components/ui/form/field';
import { DialogForm } from '@/components/ui/ordered/dialog-form';
import { PictureField } from '@/features/media/staff/picture-field';
import { saveBannerAction } from '../banners.actions';
import { bannersMessages as words } from '../banners.messages';
import type { BannerEntry } from '../banners.schema';

/** Default end time: the last minute of the day. */
const DAY_END = '23:59';

/** Form for a new or existing banner. */
export function BannerForm({ entry, back }: { entry?: BannerEntry; back: string }) {
  const field = bindFields(words, 'banners', entry);
  const picture = entry?.picture && entry.mediaId !== null ? { id: entry.mediaId, src: entry.picture.src } : undefined;
  return (
    <DialogForm action={saveBannerAction} fields={{ id: entry?.id }} back={back}>
      <Field name="title" label={words['banners.titleLabel']} defaultValue={entry?.title} />
      <Field {...field('description')} optional />
      <Field {...field('target')} inputMode="url" optional />
      <PictureField
        name="mediaId"
        label={words['banners.picture']}
        hint={words['banners.pictureHint']}
        chosen={picture}
        shape="wide"
      />
      <DateTimeField
        name="startsAt"
        label={words['banners.startsAt']}
        hint={words['banners.startsHint']}
        value={entry?.startsAt}
        optional
      />
      <DateTimeField
        name="endsAt"
        label={words['banners.endsAt']}
        hint={words['banners.endsHint']}
        value={entry?.endsAt}
        time={DAY_END}
        optional
      />
      <CheckboxField name="visible" label={words['banners.visible']} checked={entry?.visible ?? true} />
    </DialogForm>
  );
}
