'use client';

import { useEffect, useState } from 'react';
import { isEnglish, say } from '@/lib/messages/language';
import { Button } from '../button';
import { failedMessages } from '../messages/failed/messages';
import { toast } from '../toast';
import { withBrand } from './brand-title';
import { StatusView } from './status-view';

/** `digest` is the error's id in the log; `notice` is also shown in a toast. */
type Props = { digest?: string; retry: () => void; notice?: string };

/** Error page for a page that failed to render. */
export function ErrorView({ digest, retry, notice }: Props) {
  const error = say(failedMessages['ui.error']);
  const [title] = useState(() => withBrand(isEnglish() ? error : `${error} · ${failedMessages['ui.errorNote']}`));
  useEffect(() => {
    if (notice) toast(notice, { kind: 'bad' });
  }, [notice]);
  return (
    <>
      <title>{title}</title>
      <StatusView
        code="500"
        title={error}
        note={isEnglish() ? undefined : failedMessages['ui.errorNote']}
        text={say(failedMessages['ui.errorText'])}
        footnote={digest && `${say(failedMessages['ui.errorCode'])} ${digest}`}
      >
        <Button onClick={retry}>{say(failedMessages['ui.retryPage'])}</Button>
      </StatusView>
    </>
  );
}
