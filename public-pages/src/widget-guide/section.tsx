import type { ComponentChildren } from 'preact'

export interface GuideSectionProps {
  /** The origin of the public pages, which serves the widget scripts. */
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

/** Wraps long lines on the screen without adding line breaks to copied code. */
export const Code = ({ children }: { children: string }) => (
  <pre>
    <code>{children}</code>
  </pre>
)

interface DefinitionListProps {
  items: { name: ComponentChildren; id?: string; description: ComponentChildren }[]
}

export const DefinitionList = ({ items }: DefinitionListProps) => (
  <dl>
    {items.map(({ name, id, description }, index) => (
      <div key={index} id={id}>
        <dt>{name}</dt>
        <dd>{description}</dd>
      </div>
    ))}
  </dl>
)
