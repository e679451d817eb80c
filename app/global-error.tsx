'use client';

import { fontClass } from '@/components/layout/fonts';
import { StatusView } from '@/components/layout/status-view';
import { Button } from '@/components/ui/button';
import { failedMessages } from '@/lib/ui-failed/messages';
import './globals.css';

/** Only reached when the error page, or the page's outermost frame, failed itself. */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="th" className={fontClass}>
      <body>
        <title>{failedMessages['ui.errorInError'].th}</title>
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
