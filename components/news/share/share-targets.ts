import { SiFacebook, SiLine, SiWhatsapp, SiX } from '@icons-pack/react-simple-icons';
import { Mail } from 'lucide-react';
import type { ComponentType } from 'react';

type Shared = { url: string; topic: string };
type Target = {
  name: string;
  icon: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>;
  /** Opens beside the page, in a window of its own. */
  window: boolean;
  href: (shared: Shared) => string;
};

/** Where an item can be shared to, besides copying its link. */
export const shareTargets: readonly Target[] = [
  {
    name: 'Facebook',
    icon: SiFacebook,
    window: true,
    href: ({ url }) => address('https://www.facebook.com/sharer/sharer.php', { u: url }),
  },
  {
    name: 'X',
    icon: SiX,
    window: true,
    href: ({ url, topic }) => address('https://x.com/intent/post', { url, text: topic }),
  },
  {
    name: 'LINE',
    icon: SiLine,
    window: true,
    href: ({ url }) => address('https://social-plugins.line.me/lineit/share', { url }),
  },
  {
    name: 'WhatsApp',
    icon: SiWhatsapp,
    window: true,
    href: ({ url, topic }) => address('https://wa.me/', { text: `${topic} ${url}` }),
  },
  {
    name: 'อีเมล',
    icon: Mail,
    window: false,
    href: ({ url, topic }) => address('mailto:', { subject: topic, body: `${topic}\n${url}` }),
  },
];

/** Mail programs read `+` as a plus sign, so spaces are written as `%20`. */
function address(base: string, query: Record<string, string>): string {
  return `${base}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;
}
