import { Headset, ShieldCheck, Zap } from 'lucide-react';
import { siteMessages } from '@/lib/site/messages';

const promises = [
  { icon: ShieldCheck, text: siteMessages['login.secure'].th },
  { icon: Zap, text: siteMessages['login.fast'].th },
  { icon: Headset, text: siteMessages['login.help'].th },
] as const;

/** The strip below the cards. */
export function Promises() {
  return (
    <ul className="mt-8 grid gap-3 border-line border-y py-4 sm:grid-cols-3">
      {promises.map(({ icon: Icon, text }) => (
        <li key={text} className="flex items-center gap-3 text-ink-2 text-sm sm:justify-center">
          <Icon aria-hidden="true" className="size-5 text-gold-700" strokeWidth={1.5} />
          {text}
        </li>
      ))}
    </ul>
  );
}
