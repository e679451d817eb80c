import { OrderedList } from '@/components/ui/ordered/ordered-list';
import { orderFrontSectionsAction } from '../layout.actions';
import { layoutMessages as words } from '../layout.messages';
import { toSectionId } from '../layout.rules';
import type { StoredLayouts } from '../layout.schema';
import { DraftBar } from './draft-bar';
import { OnlineFromForm } from './online-from-form';
import { SectionRow } from './section-row';

/** Sections of the front page: their order, which are on, and the way from the draft to readers. */
export function LayoutDesk({ layouts }: { layouts: StoredLayouts }) {
  const { sections, onlineFrom } = layouts.draft ?? layouts.published;
  return (
    <section>
      <h2 className="text-base">{words['layout.title']}</h2>
      <p className="mb-3 max-w-read text-ink-2 text-sm">{words['layout.lead']}</p>
      <DraftBar layouts={layouts} />
      <OrderedList
        items={sections.map((section) => ({
          id: toSectionId(section.kind),
          label: words[`layout.kind.${section.kind}`],
          content: <SectionRow section={section} />,
        }))}
        action={orderFrontSectionsAction}
        label={words['layout.list']}
      />
      <OnlineFromForm onlineFrom={onlineFrom} />
    </section>
  );
}
