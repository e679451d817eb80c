import { Alert } from '../alert';
import { LinkButton } from '../button';

type Props = { message: string; again?: { href: string; text: string } };

/** Message for a link that no longer works, and a link to get a new one. */
export function DeadLink({ message, again }: Props) {
  return (
    <div className="grid justify-items-start gap-5">
      <Alert kind="warn">{message}</Alert>
      {again && (
        <LinkButton look="primary" href={again.href}>
          {again.text}
        </LinkButton>
      )}
    </div>
  );
}
