import { say } from '@/lib/messages/language';
import { Alert } from './alert';
import { Button, LinkButton } from './button';
import { uiMessages } from './messages/ui/messages';

type Props = { message: string; onRetry?: () => void; retryHref?: string };

/** A failed part of a page, with a way to try again: a button where there is script, else a link. */
export function ErrorState({ message, onRetry, retryHref }: Props) {
  const retry = say(uiMessages['ui.retry']);
  return (
    <Alert
      kind="bad"
      action={
        onRetry ? (
          <Button size="sm" onClick={onRetry}>
            {retry}
          </Button>
        ) : (
          retryHref && (
            <LinkButton size="sm" href={retryHref}>
              {retry}
            </LinkButton>
          )
        )
      }
    >
      {message}
    </Alert>
  );
}
