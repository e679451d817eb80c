import { ListTabs } from '@/components/ui/list/list-tabs';
import { contactMessages as words } from '../contact.messages';
import { type ContactPart, contactParts } from '../contact.rules';

type Props = { path: string; current: ContactPart; waiting: Partial<Record<ContactPart, number>> };

/** Messages, reports of items, canned answers; the first two with how many are new. */
export function ContactTabs({ path, current, waiting }: Props) {
  return (
    <div className="mb-4">
      <ListTabs
        label={words['contact.parts'].th}
        tabs={contactParts.map((part) => ({
          key: part,
          label: words[`contact.part.${part}`].th,
          href: part === contactParts[0] ? path : `${path}?part=${part}`,
          count: waiting[part],
          current: part === current,
        }))}
      />
    </div>
  );
}
