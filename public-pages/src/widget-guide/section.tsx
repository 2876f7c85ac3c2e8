import type { ComponentChildren } from 'preact'

/** What the guide is about: one product, at one address. */
export interface Guided {
  /** Where visitors reach the product. */
  origin: string
}

interface SectionProps {
  id: string
  title: string
  children: ComponentChildren
}

export const Section = ({ id, title, children }: SectionProps) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
)

/** Long lines are broken where they are shown and whole where they are copied. */
export const Code = ({ children }: { children: string }) => (
  <pre>
    <code>{children}</code>
  </pre>
)

interface TermsProps {
  terms: { name: ComponentChildren; id?: string; about: ComponentChildren }[]
}

export const Terms = ({ terms }: TermsProps) => (
  <dl>
    {terms.map(({ name, id, about }, index) => (
      <div key={index} id={id}>
        <dt>{name}</dt>
        <dd>{about}</dd>
      </div>
    ))}
  </dl>
)
