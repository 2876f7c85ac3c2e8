import type { ReactNode } from 'react'

interface LineProps {
  label: string
  id?: string | undefined
  children: ReactNode
}

/** Something known of the contact, under its name. */
export function Line({ label, id, children }: LineProps) {
  return (
    <div className="min-w-0">
      <div id={id} className="mb-0.5 text-label text-muted">
        {label}
      </div>
      {children}
    </div>
  )
}
