import type { AlertFilter } from '@/features/news/filter/filter.schema';

type NamedOption = { id: number; name: string };

/** What the form of a new alert offers, and what an address has chosen in it; `chosenName` says so where it has. */
export type AlertFormData = {
  categories: NamedOption[];
  provinces: NamedOption[];
  /** The name of the chosen organisation; any other is typed. */
  office?: string;
  chosen: AlertFilter;
  chosenName?: string;
};
