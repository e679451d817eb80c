import type { SocialLink } from '@/lib/site/schema';
import { Icon } from '../icon';

const icons = {
  page: 'brand-facebook',
  chat: 'brand-line',
  video: 'brand-youtube',
  email: 'mail',
  microblog: 'brand-x',
  website: 'globe',
  staffChat: 'brand-line',
} as const;

/** Icon of one kind of account; the name is beside it or on the link. */
export function SocialIcon({ kind, className = 'size-5' }: { kind: SocialLink['kind']; className?: string }) {
  return <Icon name={icons[kind]} className={className} />;
}

/** The accounts of these kinds that are filled in, in this order. */
export function pickSocial(all: readonly SocialLink[], kinds: readonly SocialLink['kind'][]): SocialLink[] {
  return kinds.flatMap((kind) => all.filter((link) => link.kind === kind));
}
