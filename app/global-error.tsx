'use client';

import { fontClass } from '@/components/layout/fonts';
import { StatusView } from '@/components/layout/status-view';
import { Button } from '@/components/ui/button';
import { uiMessages } from '@/lib/site/messages';
import './globals.css';

/** Only reached when the error page, or the page's outermost frame, failed itself. */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="th" className={fontClass}>
      <body>
        <title>{uiMessages['ui.errorInError'].th}</title>
        <main id="main">
          <StatusView
            code="500"
            title={uiMessages['ui.errorInError'].th}
            note={uiMessages['ui.errorInError'].en}
            text={uiMessages['ui.errorText'].th}
          >
            <Button onClick={retry}>{uiMessages['ui.retry'].th}</Button>
          </StatusView>
        </main>
      </body>
    </html>
  );
}
