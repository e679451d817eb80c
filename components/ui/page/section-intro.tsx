import { AddDialogLink } from '../list/add-link';

type Props = { title: string; lead: string; add?: { list: string; words: string } };

/** Title and purpose of a section, and its add button. */
export function SectionIntro({ title, lead, add }: Props) {
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h2 className="text-lg">{title}</h2>
        <p className="max-w-read text-ink-2 text-sm">{lead}</p>
      </div>
      {add && <AddDialogLink list={add.list}>{add.words}</AddDialogLink>}
    </div>
  );
}
