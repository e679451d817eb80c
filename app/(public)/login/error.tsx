'use client';

import { failedMessages } from '@/components/ui/messages/failed/messages';
import { ErrorView } from '@/components/ui/page/error-view';

export default function LoginError({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  return <ErrorView digest={error.digest} retry={retry} notice={failedMessages['ui.pageFailed'].th} />;
}
