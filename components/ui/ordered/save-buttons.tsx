'use client';

import { siteSettingsMessages } from '@/lib/site/messages';
import { LinkButton } from '../button';
import { SubmitButton } from '../form/submit-button';
import { useCloseDialog } from './edit-dialog';

/** Cancel and save buttons of a form in a dialog. */
export function SaveButtons({ back, go = siteSettingsMessages['settings.save'] }: { back: string; go?: string }) {
  const close = useCloseDialog();
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <LinkButton
        href={back}
        onClick={(event) => {
          event.preventDefault();
          close();
        }}
      >
        {siteSettingsMessages['settings.cancel']}
      </LinkButton>
      <SubmitButton>{go}</SubmitButton>
    </div>
  );
}
