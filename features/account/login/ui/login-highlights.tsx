import { Icon } from '@/components/ui/icon';
import { siteMessages } from '@/lib/site/messages';

const highlights = [
  { icon: 'shield-check', text: siteMessages['login.secure'].th },
  { icon: 'zap', text: siteMessages['login.fast'].th },
  { icon: 'headset', text: siteMessages['login.help'].th },
] as const;

export function LoginHighlights() {
  return (
    <ul className="mt-8 grid gap-3 border-line border-y py-4 sm:grid-cols-3">
      {highlights.map(({ icon, text }) => (
        <li key={text} className="flex items-center gap-3 text-ink-2 text-sm sm:justify-center">
          <Icon name={icon} className="icon-light size-5 text-gold-700" />
          {text}
        </li>
      ))}
    </ul>
  );
}
