/** Secondary links below a form. */
export function FormLinks({ ways }: { ways: readonly { href: string; text: string }[] }) {
  return (
    <p className="mt-8 flex flex-wrap gap-x-6 gap-y-2 border-line border-t pt-6 text-sm">
      {ways.map(({ href, text }) => (
        <a key={href} href={href} className="py-1 font-normal text-link underline underline-offset-4">
          {text}
        </a>
      ))}
    </p>
  );
}
