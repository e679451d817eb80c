import { getSingleton } from '@/lib/process/singleton';
import { siteSettings } from './schema';

const lastBrand = getSingleton('site.brand', () => ({ brand: siteSettings.parse({}).brand }));

/** Notes the brand as it was read last. */
export function setLastBrand(brand: string): void {
  lastBrand.brand = brand;
}

/** The brand as this process read it last, for pages that are told while the database is away; before that the default. */
export const getLastBrand = (): string => lastBrand.brand;
