import type { ReactNode } from 'react'

interface Stat {
  label: string
  value: ReactNode
}

/** A few figures side by side: two in a row on a phone, all of them where there is room. */
export const StatGrid = ({ figures }: { figures: readonly Stat[] }) => (
  <dl className="grid grid-cols-2 gap-x-6 gap-y-4 xl:grid-cols-4">
    {figures.map(({ label, value }) => (
      <div key={label} className="min-w-0">
        <dt className="text-muted text-table">{label}</dt>
        <dd className="break-words">{value}</dd>
      </div>
    ))}
  </dl>
)
