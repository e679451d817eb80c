import { LinkButton } from '@/components/ui/button';
import { OrderedList } from '@/components/ui/ordered/ordered-list';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import { orderMenuAction } from '../menu.actions';
import { menuMessages as words } from '../menu.messages';
import { listMenu } from '../menu.queries';
import { MenuRow } from './menu-row';

/** Admin screen of the tab bar: order and visibility. */
export async function MenuScreen() {
  const entries = await listMenu();
  const shown = entries.filter(({ visible, targetVisible }) => visible && targetVisible);
  return (
    <>
      <ScreenHeader title={words['menuBar.title']} lead={words['menuBar.lead']}>
        <LinkButton href="/administrator/newscatagories">{words['menuBar.toCategories']}</LinkButton>
      </ScreenHeader>
      <section aria-label={words['menuBar.preview']} className="mb-6">
        <h2 className="mb-2 font-normal text-ink-2 text-sm">{words['menuBar.preview']}</h2>
        <ol className="flex flex-wrap gap-x-6 gap-y-1 border-line border-y bg-surface px-4 py-3 font-normal text-sm">
          {shown.map(({ id, label }) => (
            <li key={id}>{label}</li>
          ))}
        </ol>
      </section>
      <OrderedList
        items={entries.map((entry) => ({ id: entry.id, label: entry.label, content: <MenuRow entry={entry} /> }))}
        action={orderMenuAction}
        label={words['menuBar.list']}
      />
    </>
  );
}
