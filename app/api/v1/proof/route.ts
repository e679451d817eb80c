import { generateChallenge } from '@/lib/http/proof-of-work/proof-of-work.queries';

export const dynamic = 'force-dynamic';

/** A challenge that a form's browser has to work on before the form is taken. */
export const GET = async () => Response.json(await generateChallenge(), { headers: { 'Cache-Control': 'no-store' } });
