import { educationTerms } from './terms/education';
import { everydayTerms } from './terms/everyday';
import { governmentTerms } from './terms/government';
import { technologyTerms } from './terms/technology';

/** Terms that the general dictionary of browsers does not know as one word. */
export const builtInTerms: readonly string[] = [educationTerms, everydayTerms, governmentTerms, technologyTerms].flatMap(
  (list) => list.trim().split(/\s+/),
);
