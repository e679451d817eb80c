/** Report of a comparison of an old site with this portal, as PDF, Excel or CSV. */
export { answerProofExport as GET } from '@/features/moving/proof/proof.http';
