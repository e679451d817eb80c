// Runs in a worker thread: shaping the letters of ten thousand items takes a processor for half a minute, in which nobody
// else would be answered. Rows come batch by batch, and each batch is answered with the bytes that it has made.
import { setPriority } from 'node:os';
import { openDocx } from './docx.mjs';
import { openPdf } from './pdf.mjs';
import { openXlsx } from './xlsx.mjs';

/** On Linux a priority belongs to a thread; elsewhere to the whole process, which must keep its own. */
const POLITE = 10;
if (process.platform === 'linux') setPriority(0, POLITE);

const openers = { pdf: openPdf, docx: openDocx, xlsx: openXlsx };

/**
 * @param {{ port: import('node:worker_threads').MessagePort, format: keyof typeof openers, head: any }} task
 * @returns {Promise<void>} when the file is whole
 */
export default function work({ port, format, head }) {
  return new Promise((resolve, reject) => {
    const file = openers[format](head);
    const answer = async ({ rows }) => {
      const bytes = await (rows ? file.add(rows) : file.end());
      const sent = Uint8Array.from(bytes);
      port.postMessage(sent, [sent.buffer]);
      if (!rows) resolve();
    };
    port.on('message', (message) => answer(message).catch(reject));
    // Whoever asks has gone.
    port.on('close', resolve);
  });
}
