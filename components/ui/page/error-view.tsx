'use client';

import { useEffect, useState } from 'react';
import { Button } from '../button';
import { failedMessages } from '../messages/failed/messages';
import { toast } from '../toast';
import { withBrand } from './brand-title';
import { StatusView } from './status-view';

/** `digest` is the id under which the log has the error; `notice` is said in a toast as well. */
type Props = { digest?: string; retry: () => void; notice?: string };

/** What a reader sees when a page broke. */
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
