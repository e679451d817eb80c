'use client';

import { ErrorView } from '@/components/ui/page/error-view';

export default function RootError({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  return (
    <main id="main">
      <ErrorView digest={error.digest} retry={retry} />
    </main>
  );
}
