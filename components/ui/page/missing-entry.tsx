import { setStatus } from '@/lib/request/context';
import { LinkButton } from '../button';
import { EmptyState } from '../empty-state';

type Props = { title: string; text?: string; back?: { href: string; label: string } };

/** Screen of an entry that doesn't exist or isn't the viewer's, answered with 404. */
export function MissingEntry({ title, text, back }: Props) {
  setStatus(404);
  return (
    <EmptyState title={title} text={text} action={back && <LinkButton href={back.href}>{back.label}</LinkButton>} />
  );
}
