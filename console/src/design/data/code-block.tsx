import { useKeyboardScroll } from '../layout/use-keyboard-scroll.ts'

/** Preformatted text. Long text scrolls. */
export function CodeBlock({ label, children }: { label: string; children: string }) {
  return (
    <section
      {...useKeyboardScroll()}
      aria-label={label}
      className="max-h-80 overflow-y-auto rounded-md bg-sunken p-3 text-ink text-label"
    >
      <pre className="whitespace-pre-wrap font-mono leading-relaxed [overflow-wrap:anywhere]">{children}</pre>
    </section>
  )
}
