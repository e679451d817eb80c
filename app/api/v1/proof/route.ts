import { generateChallenge } from '@/lib/http/proof-of-work/proof-of-work.queries';

/** Proof-of-work challenge that a browser must solve before its form is accepted. */
export const GET = async () => Response.json(await generateChallenge(), { headers: { 'Cache-Control': 'no-store' } });
