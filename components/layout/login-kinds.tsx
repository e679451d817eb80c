import { Building2, Megaphone, UserRound } from 'lucide-react';
import { siteMessages } from '@/lib/site/messages';

const kinds = [
  { icon: UserRound, title: siteMessages['login.member'].th, text: siteMessages['login.memberText'].th },
  { icon: Building2, title: siteMessages['login.college'].th, text: siteMessages['login.collegeText'].th },
  { icon: Megaphone, title: siteMessages['login.staff'].th, text: siteMessages['login.staffText'].th },
] as const;

/** The three kinds of account. */
export function LoginKinds() {
  return (
    <ul className="mt-8 grid gap-6 md:grid-cols-3">
      {kinds.map(({ icon: Icon, title, text }) => (
        <li
          key={title}
          className="rounded-md border border-line border-t-3 border-t-gold-500 bg-surface p-7 shadow-lift"
        >
          <Icon aria-hidden="true" className="size-9 text-link" strokeWidth={1.5} />
          <h2 className="mt-4 text-lg">{title}</h2>
          <p className="mt-1 text-ink-2 text-sm">{text}</p>
        </li>
      ))}
    </ul>
  );
}
