'use client';

import { useEffect, useState } from 'react';
import { Button } from '../button';
import { failedMessages } from '../messages/failed/messages';
import { toast } from '../toast';
import { withBrand } from './brand-title';
import { StatusView } from './status-view';

/** `digest` is the error's id in the log; `notice` is also shown in a toast. */
type Props = { digest?: string; retry: () => void; notice?: string };

/** Error page for a page that failed to render. */
export function ErrorView({ digest, retry, notice }: Props) {
  const [title] = useState(() => withBrand(`${failedMessages['ui.error'].th} · ${failedMessages['ui.error'].en}`));
  useEffect(() => {
    if (notice) toast(notice, { kind: 'bad' });
  }, [notice]);
  return (
    <>
      <title>{title}</title>
      <StatusView
        code="500"
        title={failedMessages['ui.error'].th}
        note={failedMessages['ui.error'].en}
        text={failedMessages['ui.errorText'].th}
        footnote={digest && `${failedMessages['ui.errorCode'].th} ${digest}`}
      >
        <Button onClick={retry}>{failedMessages['ui.retryPage'].th}</Button>
      </StatusView>
    </>
  );
}
