'use client';

import { useState } from 'react';
import { withBrand } from '@/components/layout/brand-title';
import { fontClass } from '@/components/layout/fonts';
import { StatusView } from '@/components/layout/status-view';
import { Button } from '@/components/ui/button';
import { failedMessages } from '@/lib/ui-failed/messages';
import './globals.css';

/** Only reached when the error page, or the page's outermost frame, failed itself. */
export default function GlobalError({ retry }: { retry: () => void }) {
  const [title] = useState(() => withBrand(failedMessages['ui.errorInError'].th));
  return (
    <html lang="th" className={fontClass}>
      <body>
        <title>{title}</title>
        <main id="main">
          <StatusView
            code="500"
            title={failedMessages['ui.errorInError'].th}
            note={failedMessages['ui.errorInError'].en}
            text={failedMessages['ui.errorText'].th}
          >
            <Button onClick={retry}>{failedMessages['ui.retryPage'].th}</Button>
          </StatusView>
        </main>
      </body>
    </html>
  );
}
