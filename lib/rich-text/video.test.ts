import { getVideoService, readVideo } from './video';

const ID = 'dQw4w9WgXcQ';
const FRAME = `https://www.youtube-nocookie.com/embed/${ID}`;

describe('readVideo', () => {
  test.each([
    `https://www.youtube.com/watch?v=${ID}&t=10`,
    `https://youtu.be/${ID}?si=x`,
    `https://m.youtube.com/shorts/${ID}`,
    `https://www.youtube.com/live/${ID}`,
    `http://youtube.com/embed/${ID}`,
    FRAME,
  ])('embeds %s without cookies', (link) => {
    expect(readVideo(link)?.embed).toBe(FRAME);
  });

  test('embeds a Facebook video through its plugin', () => {
    const link = 'https://www.facebook.com/agency/videos/123456789/';
    expect(readVideo(link)?.embed).toBe(
      `https://www.facebook.com/plugins/video.php?href=${encodeURIComponent(link)}&show_text=false`,
    );
  });

  test.each([
    'https://evil.example/v',
    'http://169.254.169.254/latest',
    `https://youtube.com.evil.example/watch?v=${ID}`,
    `https://evil.example/?u=https://youtu.be/${ID}`,
    'https://www.youtube.com/watch?v=../../x',
    'https://www.facebook.com/plugins/video.php?href=https://evil.example/videos/1',
    'https://www.facebook.com/login',
  ])('offers %s as a plain link only', (link) => {
    expect(readVideo(link)).toEqual({ watch: link, embed: undefined });
  });

  test.each(['javascript:alert(1)', ' JaVa\tScript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', '/watch', ''])(
    'reads no video from %j',
    (link) => {
      expect(readVideo(link)).toBeUndefined();
    },
  );
});

test('names the service that plays a video', () => {
  expect(getVideoService(readVideo(`https://youtu.be/${ID}`)?.embed ?? '')).toBe('YouTube');
  expect(getVideoService(readVideo('https://www.facebook.com/agency/videos/123456789/')?.embed ?? '')).toBe('Facebook');
});
