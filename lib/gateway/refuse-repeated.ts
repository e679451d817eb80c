import { findRepeated } from '@/lib/http/repeated-params';
import { knownParams } from './cache/addresses';
import { refuse } from './refuse';
import type { Step } from './visit';

/**
 * Refuses an address that names one parameter twice, so that nobody behind has to choose between its values. Of pages that
 * everybody reads only those matter that the page knows: links are shared with the marks of several campaigns.
 */
export const refuseRepeated: Step = (visit) => {
  const { ask, path } = visit;
  const query = (ask.url ?? '').slice(path.length + 1);
  if (!query.includes('&')) return false;
  const repeated = findRepeated(new URLSearchParams(query), knownParams(path));
  return repeated === undefined ? false : refuse(visit, 'repeated');
};
