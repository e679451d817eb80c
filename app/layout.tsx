import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { FirstScript } from '@/components/shell/first-script';
import { fontClass } from '@/components/ui/page/fonts';
import { env } from '@/lib/env/env';
import { getLanguage } from '@/lib/messages/language';
import './globals.css';

export const metadata: Metadata = { metadataBase: new URL(env.SITE_URL), formatDetection: { telephone: false } };

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#74101f' },
    { media: '(prefers-color-scheme: dark)', color: '#2c070d' },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={getLanguage()} className={fontClass} suppressHydrationWarning>
      <head>
        <FirstScript />
      </head>
      <body>{children}</body>
    </html>
  );
}
