import type { ReactNode } from 'react'

/** One state of a component, under a heading. */
export function Example({ title, block = false, children }: { title: string; block?: boolean; children: ReactNode }) {
  return (
    <section className="mb-8">
      <h2 className="mb-3 font-medium text-muted text-table">{title}</h2>
      <div className={block ? undefined : 'flex flex-wrap items-center gap-3'}>{children}</div>
    </section>
  )
}
