import { toCall } from './inline-script';

test('a call has its function, and functions among its arguments, as their source text', () => {
  const add = (first: number, then: (second: number) => number) => then(first);
  const source = toCall(add, 1, (second) => second + 41);
  expect(source).toMatch(/^\(.*\)\(1,.*\);$/s);
  expect(Reflect.construct(Function, [`return ${source}`])()).toBe(42);
});

test('text among the arguments can’t end the script', () => {
  const source = toCall((words: readonly string[]) => words.join(), ['</script><script>alert(1)', '<!--']);
  expect(source).not.toMatch(/<\/script|<!--/);
  expect(Reflect.construct(Function, [`return ${source}`])()).toBe('</script><script>alert(1),<!--');
});
