'use client';

import { useEffect } from 'react';
import { ErrorState } from '@/components/ui/error-state';
import { toast } from '@/components/ui/toast';
import { newsMessages } from '@/features/news/news.messages';
import { say } from '@/lib/messages/language';
import { localHref } from '@/lib/public-pages/english';

/** Error shown instead of banners that could not be loaded; retrying reloads the page. */
export function BannerFailure() {
  const message = say(newsMessages['banners.loadFailed']);
  useEffect(() => toast(message, { kind: 'bad' }), [message]);
  return (
    <div data-needs-script="">
      <ErrorState message={message} retryHref={localHref('/')} />
    </div>
  );
}
