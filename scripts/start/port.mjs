import { createServer } from 'node:net';
import { StartError } from './lines.mjs';

const PROBLEMS = {
  EADDRINUSE: (port) =>
    `พอร์ต ${port} มีโปรแกรมอื่นใช้อยู่ ให้ปิดโปรแกรมนั้น หรือใช้พอร์ตอื่น เช่น PORT=${port === 65_535 ? 3000 : port + 1} npm start (port ${port} is in use)`,
  EACCES: (port) =>
    `ไม่มีสิทธิ์เปิดพอร์ต ${port} ให้ใช้พอร์ตตั้งแต่ 1024 ขึ้นไป เช่น PORT=3000 npm start (port ${port} is not allowed)`,
  EADDRNOTAVAIL: (_port, host) => `เครื่องนี้ไม่มีที่อยู่ ${host} ตรวจค่า HOST (HOST is not an address of this machine)`,
  ENOTFOUND: (_port, host) => `ไม่รู้จักเครื่องชื่อ ${host} ตรวจค่า HOST (HOST is unknown)`,
};

/** Detects an unusable port early, instead of after a long build. */
export const checkPort = ({ PORT, HOST }) =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', (error) => {
      const line = PROBLEMS[error.code]?.(PORT, HOST);
      reject(line ? new StartError(line) : error);
    });
    probe.listen(PORT, HOST, () => probe.close(() => resolve()));
  });

/**
 * A port of the loopback address that is free now.
 *
 * @returns {Promise<number>}
 */
export const findFreePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
