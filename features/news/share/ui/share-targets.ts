import type { IconName } from '@/components/ui/icon';
import type { Message } from '@/lib/messages/message';
import { readingMessages } from '../../reading.messages';

type Shared = { url: string; topic: string };
type Target = {
  name: Message;
  icon: IconName;
  /** True to open in a popup window. */
  window: boolean;
  href: (shared: Shared) => string;
};

/** Share targets, besides copying the link. */
export const shareTargets: readonly Target[] = [
  {
    name: 'Facebook',
    icon: 'brand-facebook',
    window: true,
    href: ({ url }) => buildUrl('https://www.facebook.com/sharer/sharer.php', { u: url }),
  },
  {
    name: 'X',
    icon: 'brand-x',
    window: true,
    href: ({ url, topic }) => buildUrl('https://x.com/intent/post', { url, text: topic }),
  },
  {
    name: 'LINE',
    icon: 'brand-line',
    window: true,
    href: ({ url }) => buildUrl('https://social-plugins.line.me/lineit/share', { url }),
  },
  {
    name: 'WhatsApp',
    icon: 'brand-whatsapp',
    window: true,
    href: ({ url, topic }) => buildUrl('https://wa.me/', { text: `${topic} ${url}` }),
  },
  {
    name: readingMessages['reading.email'],
    icon: 'mail',
    window: false,
    href: ({ url, topic }) => buildUrl('mailto:', { subject: topic, body: `${topic}\n${url}` }),
  },
];

/** Mail programs read `+` as a plus sign, so spaces are written as `%20`. */
function buildUrl(base: string, query: Record<string, string>): string {
  return `${base}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;
}
