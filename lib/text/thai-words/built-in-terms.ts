import { compoundTerms } from './terms/compounds';
import { educationTerms } from './terms/education';
import { everydayTerms } from './terms/everyday';
import { governmentTerms } from './terms/government';
import { technologyTerms } from './terms/technology';

/**
 * Terms that the general dictionary of browsers does not know as one word; a hyphen marks a place inside of one where a
 * line may end.
 */
export const builtInTerms: readonly string[] = [
  educationTerms,
  governmentTerms,
  technologyTerms,
  everydayTerms,
  compoundTerms,
].flatMap((list) => list.trim().split(/\s+/));
