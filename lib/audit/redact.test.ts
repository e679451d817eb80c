import { redactSecrets } from './redact';

describe('the audited state of a row', () => {
  test('has no field named like a secret, at any depth', () => {
    const state = {
      name: 'กลุ่มงาน',
      password: 'SECRETMARK',
      passwordHash: 'SECRETMARK',
      token: 'SECRETMARK',
      account: { totpSecret: 'SECRETMARK', recoveryCodes: ['SECRETMARK'], email: 'a@example.org' },
      sessions: [{ idHash: new Uint8Array([1]), userAgent: 'x', deep: [{ access_token: 'SECRETMARK' }] }],
    };
    expect(redactSecrets(state)).toEqual({
      name: 'กลุ่มงาน',
      account: { email: 'a@example.org' },
      sessions: [{ userAgent: 'x', deep: [{}] }],
    });
    expect(state.password).toBe('SECRETMARK');
  });

  test('shows only the last four digits of an id card number', () => {
    expect(
      redactSecrets({ idCard: '1101700203451', people: [{ id_card: '1101700203451' }], idCards: ['12345'] }),
    ).toEqual({
      idCard: 'xxxxxxxxx3451',
      people: [{ id_card: 'xxxxxxxxx3451' }],
      idCards: ['x2345'],
    });
  });

  test('keeps dates, numbers, empty values and booleans', () => {
    const at = new Date('2026-11-21T03:00:00Z');
    const state = { at, count: 3, none: null, mustChangePassword: true, ids: [3, 1, 2] };
    expect(redactSecrets(state)).toEqual(state);
  });
});
