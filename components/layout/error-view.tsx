'use client';

import { useEffect } from 'react';
import { uiMessages } from '@/lib/site/messages';
import { Button } from '../ui/button';
import { toast } from '../ui/toast';
import { StatusView } from './status-view';

/** `digest` is the id under which the log has the error; `notice` is said in a toast as well. */
type Props = { digest?: string; retry: () => void; notice?: string };

/** What a reader sees when a page broke. */
export function ErrorView({ digest, retry, notice }: Props) {
  useEffect(() => {
    if (notice) toast(notice, { kind: 'bad' });
  }, [notice]);
  return (
    <>
      <title>{`${uiMessages['ui.error'].th} · ${uiMessages['ui.error'].en}`}</title>
      <StatusView
        code="500"
        title={uiMessages['ui.error'].th}
        note={uiMessages['ui.error'].en}
        text={uiMessages['ui.errorText'].th}
        footnote={digest && `${uiMessages['ui.errorCode'].th} ${digest}`}
      >
        <Button onClick={retry}>{uiMessages['ui.retry'].th}</Button>
      </StatusView>
    </>
  );
}
