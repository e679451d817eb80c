import { shared } from '@/lib/process/shared';
import { siteSettings } from './schema';

const last = shared('site.brand', () => ({ brand: siteSettings.parse({}).brand }));

/** Notes the brand as it was read last. */
export function noteBrand(brand: string): void {
  last.brand = brand;
}

/** The brand as this process read it last, for pages that are told while the database is away; before that the default. */
export const readLastBrand = (): string => last.brand;
