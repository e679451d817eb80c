import { Badge } from '@/components/ui/badge';
import { RowActions } from '@/components/ui/ordered/row-actions';
import { setLinkVisibilityAction } from '../links.actions';
import { linksMessages as words } from '../links.messages';
import type { LinkEntry } from '../links.schema';

export function LinkRow({ entry, path }: { entry: LinkEntry; path: string }) {
  const { label, target, visible } = entry;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
      <div className="min-w-48 flex-1">
        <p className="font-strong text-sm">{label}</p>
        <p className="wrap-anywhere line-clamp-2 text-ink-2 text-xs">{target}</p>
      </div>
      <div className="md:w-28 md:text-end">
        <Badge tone={visible ? 'ok' : 'muted'}>{words[visible ? 'links.shown' : 'links.hidden']}</Badge>
      </div>
      <RowActions entry={entry} name={label} path={path} show={setLinkVisibilityAction} />
    </div>
  );
}
