'use client';

import { useEffect } from 'react';
import { ErrorState } from '@/components/ui/error-state';
import { toast } from '@/components/ui/toast';
import { newsMessages } from '@/features/news/news.messages';

const message = newsMessages['banners.loadFailed'].th;

/** Stands where the banners could not be loaded; trying again loads the page anew. */
export function BannerFailure() {
  useEffect(() => toast(message, { kind: 'bad' }), []);
  return <ErrorState message={message} retryHref="/" />;
}
