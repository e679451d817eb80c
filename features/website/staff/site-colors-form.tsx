'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ActionForm } from '@/components/ui/form/action-form';
import { CheckboxField } from '@/components/ui/form/checkbox-field';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { WarnUnsaved } from '@/components/ui/form/warn-unsaved';
import { deriveColors } from '@/lib/site/colors.rules';
import type { SiteColors } from '@/lib/site/colors.schema';
import { siteSettingsMessages } from '@/lib/site/messages';
import { resetSiteColorsAction, saveSiteColorsAction } from '../site-colors/site-colors.actions';
import { siteColorsMessages as words } from '../site-colors/site-colors.messages';
import { findAccentProblem, findDarkAccentProblem } from '../site-colors/site-colors.rules';
import { ColorInput } from './color-input';
import { ColorPreview } from './color-preview';

const DEFAULT: SiteColors = { accent: '#74101f', accentDark: null };

/** Form for the agency's accent: the verdict and a preview in both themes follow while it is chosen. */
export function SiteColorsForm({ colors = DEFAULT }: { colors?: SiteColors }) {
  const [accent, setAccent] = useState(colors.accent);
  const derived = deriveColors({ accent, accentDark: null }).dark.link ?? '';
  const [dark, setDark] = useState(colors.accentDark ?? derived);
  const [own, setOwn] = useState(colors.accentDark !== null);
  return (
    <div className="grid max-w-read gap-6">
      <ActionForm action={saveSiteColorsAction} className="grid gap-6">
        <ColorInput
          name="accent"
          label={words['colors.accent']}
          hint={words['colors.accentHint']}
          value={accent}
          onChange={setAccent}
          problem={findAccentProblem(accent)}
        />
        <div onChange={(event) => setOwn(event.target instanceof HTMLInputElement ? event.target.checked : own)}>
          <CheckboxField name="own" label={words['colors.own']} hint={words['colors.ownHint']} checked={own} />
        </div>
        <div className={own ? '' : 'hidden noscript:block'}>
          <ColorInput
            name="accentDark"
            label={words['colors.accentDark']}
            value={dark}
            onChange={setDark}
            problem={own ? findDarkAccentProblem(dark, accent) : undefined}
          />
        </div>
        <section className="grid gap-3">
          <h3 className="text-lg">{words['colors.preview']}</h3>
          <ColorPreview colors={{ accent, accentDark: own ? dark : null }} />
        </section>
        <div>
          <SubmitButton>{siteSettingsMessages['settings.save']}</SubmitButton>
        </div>
        <WarnUnsaved />
      </ActionForm>
      <ActionForm action={resetSiteColorsAction}>
        <Button type="submit">{words['colors.reset']}</Button>
      </ActionForm>
    </div>
  );
}
