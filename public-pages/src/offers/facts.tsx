import type { ComponentChildren } from 'preact'

export const Facts = ({ children }: { children: ComponentChildren }) => <dl>{children}</dl>

export const Fact = ({ term, children }: { term: string; children: ComponentChildren }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

/** Free text; line breaks are preserved. */
export const Terms = ({ text }: { text: string }) => (text ? <p class="terms">{text}</p> : null)
