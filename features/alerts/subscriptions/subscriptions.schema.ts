import type { AlertFilter } from '@/features/news/filter/filter.schema';

type NamedOption = { id: number; name: string };

/** Options of the form of a new alert, and the values `chosen` by the URL, with their Thai name. */
export type AlertFormData = {
  categories: NamedOption[];
  provinces: NamedOption[];
  /** Name of the organisation chosen by the URL. */
  office?: string;
  chosen: AlertFilter;
  chosenName?: string;
};
