import type { ReactNode } from 'react';
import { say } from '@/lib/messages/language';
import { localHref } from '@/lib/public-pages/english';
import { LinkButton } from '../button';
import { failedMessages } from '../messages/failed/messages';

type Props = { code: string; title: string; note?: string; text: ReactNode; footnote?: string; children?: ReactNode };

/** Page of an error status: the plain code, its meaning, and links to go on. */
export function StatusView({ code, title, note, text, footnote, children }: Props) {
  return (
    <div className="page flex flex-col items-center py-16 text-center md:py-24">
      <p className="font-strong text-gold-700 text-sm">{code}</p>
      <h1 className="mt-2 text-2xl">{title}</h1>
      {note && <p className="mt-1 font-normal text-ink-2 text-sm">{note}</p>}
      <p className="mt-5 max-w-read text-ink-2">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton look="primary" href={localHref('/')}>
          {say(failedMessages['ui.toHome'])}
        </LinkButton>
        {children}
      </div>
      {footnote && <p className="mt-8 text-ink-3 text-xs">{footnote}</p>}
    </div>
  );
}
