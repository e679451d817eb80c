import { passwordsMessages } from './passwords.messages';
import { findPasswordMessage, findPasswordProblem, listAccountNames, MAX_PASSWORD } from './passwords.rules';

const member = { staff: false, names: listAccountNames({ displayName: 'สมหญิง ใจดี', email: 'somying.j@example.org' }) };
const staff = { staff: true, names: listAccountNames({ displayName: 'วิทยาลัยเทคนิคดอยคำ', userName: '1350016401' }) };

describe('the length', () => {
  test('is at least 10 characters for members and 12 for staff', () => {
    expect(findPasswordProblem('kob-tonmai', member)).toBeUndefined();
    expect(findPasswordProblem('kob-tonma', member)).toBe('short');
    expect(findPasswordProblem('kob-tonmai2x', staff)).toBeUndefined();
    expect(findPasswordProblem('kob-tonmai2', staff)).toBe('short');
    expect(findPasswordMessage('kob-tonmai2', staff)).toBe(passwordsMessages['accounts.password.shortStaff'].th);
    expect(findPasswordMessage('kob', member)).toBe(passwordsMessages['accounts.password.short'].th);
  });

  test('is at most 128 characters', () => {
    const long = 'กบต้นไม้ฟ้า 7'.repeat(10).slice(0, MAX_PASSWORD);
    expect(long).toHaveLength(128);
    expect(findPasswordProblem(long, staff)).toBeUndefined();
    expect(findPasswordProblem(`${long}1`, staff)).toBe('long');
  });
});

describe('a password that guessers try first', () => {
  test.each([
    'password12345',
    'PASSWORD2569!',
    'Qwertyuiop!!',
    'iloveyou123456',
    '123456789012',
    'ฟหกดเ้่าสว',
    'ๆไำพะัีรนยบล',
    'รหัสผ่าน123456',
    'isylzjko12345',
    'aaaaaaaaaaaa',
    'ababababababab',
    'l;ylfu8iy[2569',
  ])('%s is refused', (password) => {
    expect(findPasswordProblem(password, member)).toBe('common');
  });

  test.each(['กบเขียวบนต้นไม้', 'correct horse 9', 'my password is odd', 'ไก่ย่าง-รถเมล์-เมฆ'])('%s is fine', (password) => {
    expect(findPasswordProblem(password, member)).toBeUndefined();
  });
});

describe('a name of the owner', () => {
  test.each(['สมหญิง-บนต้นไม้', 'xxSomying.J!!99', 'บ้านสมหญิงใจดี'])('%s is refused', (password) => {
    expect(findPasswordProblem(password, member)).toBe('name');
  });

  test('is refused as a user name, and with blanks or in other case', () => {
    expect(findPasswordProblem('pr-1350016401-tv', staff)).toBe('name');
    expect(findPasswordProblem('วิทยาลัยเทคนิค ดอยคำ 77', staff)).toBe('name');
  });

  test('is refused with any separators, and in Thai digits', () => {
    const owner = {
      staff: true,
      names: listAccountNames({
        displayName: 'ครู',
        userName: 'pr.chiang-mai',
        idCard: '1310053842118',
        email: 'an@x.example',
      }),
    };
    for (const password of [
      ...['PR_Chiang Mai 99', 'pr.chiang-mai', 'prchiangmai99', '1-3100-53842-11-8', '๑๓๑๐๐๕๓๘๔๒๑๑๘'],
      ...['an@x.example', 'AN@X.EXAMPLE 1', 'an x example'],
    ])
      expect([password, findPasswordProblem(password, owner)]).toEqual([password, 'name']);
    expect(findPasswordProblem('chiang-rai-mango', owner)).toBeUndefined();
  });

  test('of three letters or fewer is not refused, as it is part of too many words', () => {
    expect(
      findPasswordProblem('kanom-anurak-7', {
        staff: true,
        names: listAccountNames({ displayName: 'อนุ', userName: 'anu' }),
      }),
    ).toBeUndefined();
  });
});

describe("the organisation's public names", () => {
  const organisation = { name: 'วิทยาลัยเทคนิคดอยคำ', shortName: 'วท.ดอยคำ', code: '1350016401' };
  const person = { staff: true, names: listAccountNames({ displayName: 'มาลี รักเรียน', organisation }) };

  test.each(['วิทยาลัยเทคนิคดอยคำ', 'วิทยาลัย เทคนิคดอยคำ2569', 'เทคนิคดอยคำ2569', 'มาจากวท.ดอยคำ99', 'no-1350016401-no'])(
    '%s is refused for its people',
    (password) => {
      expect(findPasswordProblem(password, person)).toBe('name');
    },
  );

  test('a word of theirs among others is fine', () => {
    expect(findPasswordProblem('เทคนิคการปลูกมะม่วง', person)).toBeUndefined();
  });
});
