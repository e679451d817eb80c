'use client';

import { ErrorView } from '@/components/ui/page/error-view';

export default function PublicError({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  return <ErrorView digest={error.digest} retry={retry} />;
}
