import { Plus } from 'lucide-react';
import { getButtonClass } from '../button';
import { DialogLink } from '../ordered/dialog-link';

type Props = { title: string; lead: string; add?: { href: string; words: string } };

/** Title and purpose of a section, and its add button. */
export function SectionIntro({ title, lead, add }: Props) {
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h2 className="text-lg">{title}</h2>
        <p className="max-w-read text-ink-2 text-sm">{lead}</p>
      </div>
      {add && (
        <DialogLink href={add.href} className={getButtonClass({ look: 'primary' })}>
          <Plus aria-hidden="true" className="size-4" />
          {add.words}
        </DialogLink>
      )}
    </div>
  );
}
