import { groupByPart } from '@/features/documents/disclosure/disclosure.rules';
import { executivesMessages as words } from '../executives.messages';
import type { Executive } from '../executives.schema';
import { ExecutiveCard, LeadingExecutive } from './executive-card';
import styles from './executives.module.css';

/** People by the parts of the page, in order; the first of the page is shown larger. */
export function ExecutiveList({ executives }: { executives: readonly Executive[] }) {
  const [first] = executives;
  const parts = groupByPart(executives);
  return parts.map(({ part, items }) => {
    const others = items.filter((executive) => executive !== first);
    const hasHeading = part !== '' || parts.length > 1;
    const level = hasHeading ? 3 : 2;
    return (
      <section key={part} className="mb-12">
        {hasHeading && (
          <h2 className="mb-5 border-gold-500 border-b-2 pb-1 text-xl">{part || words['executives.otherPart'].th}</h2>
        )}
        {first && items.includes(first) && <LeadingExecutive executive={first} level={level} />}
        {others.length > 0 && (
          <ul className={styles.cards}>
            {others.map((executive) => (
              <ExecutiveCard key={executive.id} executive={executive} level={level} />
            ))}
          </ul>
        )}
      </section>
    );
  });
}
