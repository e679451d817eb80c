import { answerExportOrganisations } from '@/features/news/export/export.http';

/** Organisations whose names match `search`. */
export const GET = (request: Request) => answerExportOrganisations(request);
