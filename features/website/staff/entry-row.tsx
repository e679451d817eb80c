import { Badge } from '@/components/ui/badge';
import type { FormAction } from '@/components/ui/form/send-form';
import { RowActions } from '@/components/ui/ordered/row-actions';
import { linksMessages as words } from '../links/links.messages';

type Props = { entry: { id: number; visible: boolean }; name: string; text: string; path: string; show: FormAction };

/** Row of a question or link: name, text, whether readers see it, and actions. */
export function EntryRow({ entry, name, text, path, show }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
      <div className="min-w-48 flex-1">
        <p className="font-strong text-sm">{name}</p>
        <p className="wrap-anywhere line-clamp-2 text-ink-2 text-xs">{text}</p>
      </div>
      <div className="md:w-28 md:text-end">
        <Badge tone={entry.visible ? 'ok' : 'muted'}>{words[entry.visible ? 'links.shown' : 'links.hidden']}</Badge>
      </div>
      <RowActions entry={entry} name={name} path={path} show={show} />
    </div>
  );
}
