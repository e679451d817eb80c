/** @jest-environment node */
import { dependsOn, type RequestContext, requestContext, setStatus, tag } from './context';

describe('a request context', () => {
  test('gathers tags and the status of one request, also after waiting', async () => {
    const open: RequestContext = { tags: new Set() };
    await requestContext.run(open, async () => {
      dependsOn(tag.news(5), tag.home);
      await new Promise((resolve) => setTimeout(resolve, 1));
      dependsOn(tag.home, tag.lists(2), tag.lists());
      setStatus(410);
    });
    expect([...open.tags]).toEqual(['news:5', 'home', 'lists:2', 'lists']);
    expect(open.status).toBe(410);
  });

  test('does nothing outside a request', () => {
    expect(() => {
      dependsOn(tag.home);
      setStatus(404);
    }).not.toThrow();
  });
});
