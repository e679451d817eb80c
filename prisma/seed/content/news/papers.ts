import type { Paper } from './paper';
import { formPapers } from './papers-forms';
import { officePapers } from './papers-office';

export const papers: readonly Paper[] = [...formPapers, ...officePapers];

const byFileName = new Map(papers.map((paper) => [paper.fileName, paper]));

/** Paper of a file name; throws if it is unknown. */
export function getPaper(fileName: string): Paper {
  const found = byFileName.get(fileName);
  if (!found) throw new Error(`no paper ${fileName}`);
  return found;
}
