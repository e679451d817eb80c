import { getSingleton } from '@/lib/process/singleton';
import { siteSettings } from './schema';

const lastBrand = getSingleton('site.brand', () => ({ brand: siteSettings.parse({}).brand }));

/** Remembers the brand as last read. */
export function setLastBrand(brand: string): void {
  lastBrand.brand = brand;
}

/**
 * The brand as last read by this process, for pages that are rendered while the database is away; initially the
 * default.
 */
export const getLastBrand = (): string => lastBrand.brand;
