import { RichText } from '@/components/ui/rich-text/rich-text';
import { toPlainText } from '@/lib/rich-text/rich-text';
import { policiesMessages as words } from '../policies.messages';
import { splitSections } from '../policies.rules';

/** Number of sections from which on a text gets a table of contents. */
const MIN_LISTED = 4;

/** Text of a policy by its main headings, each with an anchor; a long one begins with links to them. */
export function PolicySections({ html }: { html: string }) {
  const sections = splitSections(html).map((part, at) => ({ id: `section-${at + 1}`, part, title: findTitle(part) }));
  const titled = sections.filter(({ title }) => title !== '');
  return (
    <>
      {titled.length >= MIN_LISTED && (
        <nav aria-labelledby="contents" className="mb-8 border-line border-y py-4 print:hidden">
          <h2 id="contents" className="text-base">
            {words['policies.contents'].th}
          </h2>
          <ul className="mt-1">
            {titled.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-flex min-h-10 items-center text-link hover:underline">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {sections.map(({ id, part }) => (
        <section key={id} id={id} className="scroll-mt-4">
          <RichText html={part} />
        </section>
      ))}
    </>
  );
}

/** The heading that a section begins with; empty for none. */
function findTitle(part: string): string {
  const [, heading = ''] = /^<h2>(.*?)<\/h2>/s.exec(part) ?? [];
  return toPlainText(heading);
}
