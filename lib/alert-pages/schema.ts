import type { AlertFilter } from '../alerts/schema';

type Choice = { id: number; name: string };

/** What the form of a new alert offers, and what an address has chosen in it; `chosenName` says so where it has. */
export type AlertForm = {
  categories: Choice[];
  provinces: Choice[];
  /** Open organisations by their provinces; those of none come first, under no name. */
  organisations: { province?: string; items: Choice[] }[];
  chosen: AlertFilter;
  chosenName?: string;
};
