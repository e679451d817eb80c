import { LIFESTYLE_ID, PUBLIC_RELATIONS_ID } from '../categories';
import type { StoryBook } from './material';
import { collegeNews } from './stories-college';
import { competitions } from './stories-competition';
import { executive } from './stories-executive';
import { innovation } from './stories-innovation';
import { internal } from './stories-internal';
import { jobs } from './stories-job';
import { lifestyle } from './stories-lifestyle';
import { partnerships } from './stories-partnership';
import { procurement } from './stories-procurement';
import { provinceNews } from './stories-province';
import { publicRelations } from './stories-public';
import { scholarships } from './stories-scholarship';
import { volunteering } from './stories-volunteer';

/** Stories of each category, and its number of demo items. */
export const books: readonly { categoryId: number; book: StoryBook; items: number }[] = [
  { categoryId: PUBLIC_RELATIONS_ID, book: publicRelations, items: 52 },
  { categoryId: 1001, book: executive, items: 34 },
  { categoryId: 1003, book: collegeNews, items: 50 },
  { categoryId: 1004, book: provinceNews, items: 30 },
  { categoryId: 1005, book: scholarships, items: 30 },
  { categoryId: 1006, book: competitions, items: 34 },
  { categoryId: 1007, book: jobs, items: 28 },
  { categoryId: 1008, book: procurement, items: 26 },
  { categoryId: 1009, book: partnerships, items: 28 },
  { categoryId: 1010, book: volunteering, items: 26 },
  { categoryId: 1011, book: innovation, items: 30 },
  { categoryId: 1012, book: internal, items: 8 },
  { categoryId: LIFESTYLE_ID, book: lifestyle, items: 24 },
];
