import type { ReactNode } from 'react'

interface Stat {
  label: string
  value: ReactNode
}

/** Labeled values, two in a row on a phone and four on a wide screen. */
export const StatGrid = ({ stats }: { stats: readonly Stat[] }) => (
  <dl className="grid grid-cols-2 gap-x-6 gap-y-4 xl:grid-cols-4">
    {stats.map(({ label, value }) => (
      <div key={label} className="min-w-0">
        <dt className="text-muted text-table">{label}</dt>
        <dd className="break-words">{value}</dd>
      </div>
    ))}
  </dl>
)
