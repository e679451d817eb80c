/** @jest-environment node */
import { toStartupMessage } from './startup-error';

const withCode = (code: string, message = '') => Object.assign(new Error(message), { code });

describe('a failed start', () => {
  test('is one line, whatever was thrown', () => {
    expect(toStartupMessage(new Error('a\n  at b\n  at c'), 'pages')).toBe('เริ่มระบบไม่สำเร็จ (pages): a at b at c');
    expect(toStartupMessage('odd', 'pages')).toBe('pages: odd');
  });

  test.each(['EnvError', 'StartError'])('keeps the message of %s, which is meant for the operator', (name) => {
    const error = Object.assign(new Error('ค่า PORT=x ใช้ไม่ได้'), { name });
    expect(toStartupMessage(error, 'settings')).toBe('ค่า PORT=x ใช้ไม่ได้');
  });

  test('finds the reason behind causes and lists of errors', () => {
    const denied = new AggregateError([withCode('E_OTHER'), withCode('EACCES')]);
    expect(toStartupMessage(new Error('failed', { cause: denied }), 'port 80')).toContain('[EACCES]');
    const driver = Object.assign(new Error('insert failed'), { cause: { originalCode: '53100' } });
    expect(toStartupMessage(driver, 'demo content')).toContain('ดิสก์เต็ม');
    expect(toStartupMessage(withCode('ENOSPC'), 'media folder')).toContain('ดิสก์เต็ม');
  });
});
