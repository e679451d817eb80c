'use client';

import { ErrorView } from '@/components/layout/error-view';

export default function PublicError({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  return <ErrorView digest={error.digest} retry={retry} />;
}
