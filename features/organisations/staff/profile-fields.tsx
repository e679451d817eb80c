'use client';

import { bindFields } from '@/components/ui/form/bind-fields';
import { Field } from '@/components/ui/form/field';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { SocialIcon } from '@/components/ui/page/social';
import { PictureField } from '@/features/media/staff/picture-field';
import { organisationEditorMessages as words } from '../edit/edit.messages';
import type { OwnProfileForm } from '../edit/edit.rows';
import { profileLinks } from '../organisations.schema';
import { AboutField } from './about-field';
import { ProgrammeFields } from './programme-fields';

type Profile = Omit<OwnProfileForm, 'id' | 'name' | 'version'>;

/** Contact fields of an organisation. */
export function ContactFields({ profile }: { profile: Profile }) {
  const field = bindFields(words, 'organisationEditor', profile);
  const web = { inputMode: 'url', optional: true, hint: words['organisationEditor.webHint'] } as const;
  return (
    <>
      <Field {...field('phone')} inputMode="tel" optional />
      <Field {...field('publicEmail')} inputMode="email" autoComplete="off" optional />
      <TextAreaField {...field('openingHours')} rows={2} optional />
      <TextAreaField {...field('address')} optional />
      <Field {...field('mapUrl')} {...web} />
      <Field {...field('website')} {...web} />
    </>
  );
}

/** Presentation of an organisation: its pictures, a text, its programmes, its accounts on other sites. */
export function PresentationFields({ profile }: { profile: Profile }) {
  return (
    <>
      <PictureField
        name="logoId"
        label={words['organisationEditor.logo']}
        hint={words['organisationEditor.logoHint']}
        chosen={profile.logo}
        shape="square"
      />
      <PictureField
        name="pictureId"
        label={words['organisationEditor.picture']}
        hint={words['organisationEditor.pictureHint']}
        chosen={profile.picture}
        shape="photo"
      />
      <AboutField about={profile.about} />
      {profile.teaches && <ProgrammeFields programmes={profile.programmes} />}
      {profileLinks.map((kind) => (
        <Field
          key={kind}
          name={`socialLinks.${kind}`}
          label={
            <span className="inline-flex items-center gap-2">
              <SocialIcon kind={kind} className="size-4" />
              {words[`organisationEditor.link.${kind}`]}
            </span>
          }
          defaultValue={profile.socialLinks[kind]}
          inputMode="url"
          optional
        />
      ))}
    </>
  );
}
