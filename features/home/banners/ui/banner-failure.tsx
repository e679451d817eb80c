'use client';

import { useEffect } from 'react';
import { ErrorState } from '@/components/ui/error-state';
import { toast } from '@/components/ui/toast';
import { newsMessages } from '@/features/news/news.messages';

const message = newsMessages['banners.loadFailed'].th;

/** Error shown instead of banners that could not be loaded; retrying reloads the page. */
export function BannerFailure() {
  useEffect(() => toast(message, { kind: 'bad' }), []);
  return (
    <div data-needs-script="">
      <ErrorState message={message} retryHref="/" />
    </div>
  );
}
