import type { ReactNode } from 'react'

interface DetailRowProps {
  label: string
  id?: string | undefined
  children: ReactNode
}

/** A labeled detail of the contact. */
export function DetailRow({ label, id, children }: DetailRowProps) {
  return (
    <div className="min-w-0">
      <div id={id} className="mb-0.5 text-label text-muted">
        {label}
      </div>
      {children}
    </div>
  )
}
