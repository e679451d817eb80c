import { answerExportOrganisations } from '@/lib/api/news-export';

export const dynamic = 'force-dynamic';

/** Organisations by their names. */
export const GET = (request: Request) => answerExportOrganisations(request);
