import type { ReactNode } from 'react'

export function DetailsSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 font-medium text-body">{title}</h3>
      {children}
    </section>
  )
}
