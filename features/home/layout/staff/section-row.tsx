import { Badge } from '@/components/ui/badge';
import { VisibilityForm } from '@/components/ui/ordered/row-actions';
import { showFrontSectionAction } from '../layout.actions';
import { layoutMessages as words } from '../layout.messages';
import { toSectionId } from '../layout.rules';
import type { LayoutSection } from '../layout.schema';

/** Row of a section: its name, what it shows, and the button that switches it on or off. */
export function SectionRow({ section: { kind, visible } }: { section: LayoutSection }) {
  const name = words[`layout.kind.${kind}`];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <div className="min-w-48 flex-1">
        <p className="font-strong text-sm">{name}</p>
        <p className="text-ink-2 text-xs">{words[`layout.text.${kind}`]}</p>
      </div>
      <Badge tone={visible ? 'ok' : 'muted'}>{words[visible ? 'layout.shown' : 'layout.hidden']}</Badge>
      <VisibilityForm entry={{ id: toSectionId(kind), visible }} name={name} show={showFrontSectionAction} />
    </div>
  );
}
