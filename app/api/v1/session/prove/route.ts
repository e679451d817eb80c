/** Proof on a page that its owner sits there. */
export { answerProof as POST } from '@/features/account/proof/proof.http';
