import { ListTabs } from '@/components/ui/list/list-tabs';
import { contactMessages as words } from '../contact.messages';
import { type ContactTab, contactTabs } from '../contact.rules';

type Props = { path: string; current: ContactTab; waiting: Partial<Record<ContactTab, number>> };

/** Tabs of messages, reports, data requests and canned replies; `waiting` holds the numbers of what waits for the agency, as in the menu. */
export function ContactTabs({ path, current, waiting }: Props) {
  return (
    <div className="mb-4">
      <ListTabs
        label={words['contact.parts']}
        tabs={contactTabs.map((part) => ({
          key: part,
          label: words[`contact.part.${part}`],
          href: part === contactTabs[0] ? path : `${path}?part=${part}`,
          count: waiting[part],
          current: part === current,
        }))}
      />
    </div>
  );
}
