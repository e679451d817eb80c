'use client';

import { ErrorView } from '@/components/layout/error-view';
import { uiMessages } from '@/lib/site/messages';

export default function LoginError({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  return <ErrorView digest={error.digest} retry={retry} notice={uiMessages['ui.pageFailed'].th} />;
}
