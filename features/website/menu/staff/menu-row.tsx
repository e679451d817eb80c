import { Badge } from '@/components/ui/badge';
import { VisibilityForm } from '@/components/ui/ordered/row-actions';
import { setMenuEntryVisibilityAction } from '../menu.actions';
import { menuMessages as words } from '../menu.messages';
import type { MenuListEntry as Entry } from '../menu.queries';

export function MenuRow({ entry }: { entry: Entry }) {
  const { kind, label, href, visible, targetVisible } = entry;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
      <div className="min-w-40 flex-1">
        <p className="font-strong text-sm">{label}</p>
        <p className="wrap-anywhere text-ink-3 text-xs">
          {words[kind === 'category' ? 'menuBar.category' : 'menuBar.fixed']} · {href}
        </p>
      </div>
      {visible && !targetVisible && <Badge tone="warn">{words['menuBar.targetHidden']}</Badge>}
      {(!visible || targetVisible) && (
        <Badge tone={visible ? 'ok' : 'muted'}>{words[visible ? 'menuBar.shown' : 'menuBar.hidden']}</Badge>
      )}
      <div className="md:w-24">
        <VisibilityForm entry={entry} name={label} show={setMenuEntryVisibilityAction} />
      </div>
    </div>
  );
}
