import { Badge } from '@/components/ui/badge';
import { RowActions } from '@/components/ui/ordered/row-actions';
import { linksMessages } from '../../links/links.messages';
import { setFaqVisibilityAction } from '../faq.actions';
import type { FaqEntry } from '../faq.schema';

export function FaqRow({ entry, path }: { entry: FaqEntry; path: string }) {
  const { question, answer, visible } = entry;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
      <div className="min-w-48 flex-1">
        <p className="font-strong text-sm">{question}</p>
        <p className="wrap-anywhere line-clamp-2 text-ink-2 text-xs">{answer}</p>
      </div>
      <div className="md:w-28 md:text-end">
        <Badge tone={visible ? 'ok' : 'muted'}>{linksMessages[visible ? 'links.shown' : 'links.hidden']}</Badge>
      </div>
      <RowActions entry={entry} name={question} path={path} show={setFaqVisibilityAction} />
    </div>
  );
}
