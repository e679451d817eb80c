import { ScreenHeader } from '@/components/ui/page/screen-header';
import { areas } from '@/lib/areas/areas';
import type { ScreenProps } from '@/lib/areas/schema';
import { handbookMessages as words } from '../handbook.messages';
import { readHandbook } from '../pages.queries';
import { HandbookText } from './handbook-text';

/** The handbook of the viewer's role on one page, with a list of its sections. */
export async function HandbookScreen({ row, viewer }: ScreenProps) {
  if (viewer.role === 'visitor') return null;
  const { title, sections, body } = await readHandbook(viewer.role);
  return (
    <>
      <ScreenHeader title={title || areas[viewer.role].title.th} lead={row.lead} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <nav
          aria-label={words['handbook.contents']}
          className="rounded-md border border-line bg-surface p-4 lg:sticky lg:top-4 lg:order-2"
        >
          <h2 className="mb-2 font-strong text-base">{words['handbook.contents']}</h2>
          <ul className="grid">
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`} className="block py-1 font-normal text-link text-sm hover:underline">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <HandbookText tree={body} />
      </div>
    </>
  );
}
