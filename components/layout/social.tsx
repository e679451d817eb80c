import { SiFacebook, SiLine, SiX, SiYoutube } from '@icons-pack/react-simple-icons';
import { Globe, Mail } from 'lucide-react';
import type { SocialLink } from '@/lib/site/schema';

const icons = {
  page: SiFacebook,
  chat: SiLine,
  video: SiYoutube,
  email: Mail,
  microblog: SiX,
  website: Globe,
  staffChat: SiLine,
} as const;

/** The sign of one kind of account; its name stands beside it or on the link. */
export function SocialIcon({ kind, className = 'size-5' }: { kind: SocialLink['kind']; className?: string }) {
  const Icon = icons[kind];
  return <Icon aria-hidden="true" title="" className={className} />;
}

/** Where the link leads; an e-mail address written without a scheme becomes a mail link. */
export function socialHref({ kind, target }: SocialLink): string {
  return kind === 'email' && !target.includes(':') ? `mailto:${target}` : target;
}

/** The accounts of these kinds that are filled in, in this order. */
export function pickSocial(all: readonly SocialLink[], kinds: readonly SocialLink['kind'][]): SocialLink[] {
  return kinds.flatMap((kind) => all.filter((link) => link.kind === kind));
}
