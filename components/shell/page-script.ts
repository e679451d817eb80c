import { createHash } from 'node:crypto';
import { getSingleton } from '@/lib/process/singleton';
import { frameScript } from './frame-script';

const HASH_LENGTH = 16;
/**
 * The bundler compiles a module for pages and for routes apart, with other names of variables; all of this process
 * use the text that was loaded first, at the start.
 */
const script = getSingleton('frameScript', () => frameScript);
const hash = createHash('sha256').update(script).digest('hex').slice(0, HASH_LENGTH);

/** Name of the file with the frame's script; it changes with its content. */
const FILE = `${hash}.js`;

/** Address of the frame's script, one file for all public pages. */
export const FRAME_SCRIPT_SRC = `/page-script/${FILE}`;

/**
 * Responds with the frame's script. A page of another build asks by another name and is redirected to the current one:
 * nothing is kept under a made-up name.
 *
 * @param file last segment of the path
 */
export function answerFrameScript(file: string): Response {
  if (file !== FILE)
    return new Response(null, { status: 307, headers: { Location: FRAME_SCRIPT_SRC, 'Cache-Control': 'no-cache' } });
  return new Response(script, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}
