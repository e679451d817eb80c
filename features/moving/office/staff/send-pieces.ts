import { z } from 'zod';
import { parseJson } from '@/lib/text/parse-json';
import { officeMoveMessages as words } from '../office.messages';
import { PIECE_BYTES } from '../upload.rules';

const refusal = z.object({ message: z.string() });
const received = z.object({ data: z.object({ bytes: z.number() }) });
const started = z.object({ data: z.object({ id: z.number() }) });

/** Tries of a piece that got no answer. */
const TRIES = 3;
const PAUSE_MS = 1_000;

/** Calls of the browser, replaced in tests. */
export type Sender = { fetch: typeof fetch; pause: (ms: number) => Promise<unknown> };

export type SentFile = { id: number } | { problem: string };

/**
 * Sends a file in pieces, and has the portal look at it.
 *
 * @param wishes fields of the form
 * @param onProgress called with the bytes sent
 * @returns id of the run, or the reason of a refusal
 */
export async function sendInPieces(
  file: File,
  wishes: Readonly<Record<string, string>>,
  onProgress: (bytes: number) => void,
  sender: Sender,
): Promise<SentFile> {
  const key = crypto.randomUUID();
  for (let at = 0; at < file.size; at += PIECE_BYTES) {
    const answer = await sendPiece(
      `/api/v1/own-moves/pieces?key=${key}&at=${at}`,
      file.slice(at, at + PIECE_BYTES),
      sender,
    );
    if (!received.safeParse(answer).success) return toProblem(answer);
    onProgress(Math.min(file.size, at + PIECE_BYTES));
  }
  const fields = JSON.stringify({ ...wishes, key, name: file.name.slice(0, 200) });
  const answer = await call(sender, '/api/v1/own-moves', 'application/json', fields);
  const { data } = started.safeParse(answer);
  return data ? { id: data.data.id } : toProblem(answer);
}

/** Sends a piece, and again if there was no answer; a piece that came twice replaces itself. */
async function sendPiece(address: string, piece: Blob, sender: Sender): Promise<unknown> {
  for (let tried = 1; ; tried += 1) {
    const answer = await call(sender, address, 'application/octet-stream', piece);
    if (answer !== undefined || tried === TRIES) return answer;
    await sender.pause(PAUSE_MS * tried);
  }
}

/** Answer as JSON; undefined without one. */
async function call({ fetch: send }: Sender, address: string, type: string, body: BodyInit): Promise<unknown> {
  try {
    const reply = await send(address, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': type },
      body,
    });
    return parseJson(await reply.text());
  } catch {
    return undefined;
  }
}

function toProblem(answer: unknown): { problem: string } {
  const { data } = refusal.safeParse(answer);
  return { problem: data?.message ?? words['officeMove.fileBroken'] };
}
