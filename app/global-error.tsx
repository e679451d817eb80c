'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { failedMessages } from '@/components/ui/messages/failed/messages';
import { withBrand } from '@/components/ui/page/brand-title';
import { fontClass } from '@/components/ui/page/fonts';
import { StatusView } from '@/components/ui/page/status-view';
import './globals.css';

/** Only rendered when the error page, or the page's outermost frame, itself failed. */
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
            note={failedMessages['ui.errorInErrorNote']}
            text={failedMessages['ui.errorText'].th}
          >
            <Button onClick={retry}>{failedMessages['ui.retryPage'].th}</Button>
          </StatusView>
        </main>
      </body>
    </html>
  );
}
