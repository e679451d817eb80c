'use client';

import { Button } from '@/components/ui/button';
import { saveConsentChoice } from './save-consent-choice';

type Props = { policy: number; accept: string; refuse: string };

/** Buttons to accept or refuse everything optional, equal in size and look. */
export function CookieBannerButtons({ policy, accept, refuse }: Props) {
  const answer = (yes: boolean) => {
    saveConsentChoice({ statistics: yes, offline: yes }, policy);
    // The pressed button disappears: move the focus to the page.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <div className="grid w-full grid-cols-2 gap-3 xs:w-auto">
      <Button className="xs:min-w-32" onClick={() => answer(false)}>
        {refuse}
      </Button>
      <Button className="xs:min-w-32" onClick={() => answer(true)}>
        {accept}
      </Button>
    </div>
  );
}
