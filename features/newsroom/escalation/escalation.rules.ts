import { type Desk, findDesk } from '../road/road.rules';
import type { Moderated } from '../workflow/workflow.rules';
import type { ItemFacts } from '../workflow/workflow.schema';

/**
 * Desk one level above the one on which a waiting item lies: the offices that supervise its organisation, then the
 * agency; undefined at the agency.
 */
export function findDeskAbove(facts: ItemFacts, moderated: Moderated, now: Date): 'above' | 'agency' | undefined {
  const here: Desk | undefined = findDesk(
    { ...facts, publishAt: now, passedBy: [], isPassedByAgency: false },
    moderated,
    now,
  );
  if (here === 'office') return facts.supervisors.length > 0 ? 'above' : 'agency';
  return here === 'above' ? 'agency' : undefined;
}
