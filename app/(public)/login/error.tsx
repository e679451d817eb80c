'use client';

import { ErrorView } from '@/components/layout/error-view';
import { failedMessages } from '@/lib/ui-failed/messages';

export default function LoginError({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  return <ErrorView digest={error.digest} retry={retry} notice={failedMessages['ui.pageFailed'].th} />;
}
