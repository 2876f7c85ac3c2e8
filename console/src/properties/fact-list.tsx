interface Fact {
  label: string
  value: string
  /** Where it comes from, when that differs from the other facts. */
  source?: string | undefined
}

/** Facts in rows, with the label beside the value even on a phone. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="divide-y divide-line">
    {facts.map(({ label, value, source }) => (
      <div key={label} className="grid grid-cols-[minmax(110px,2fr)_3fr] gap-x-4 py-2 first:pt-0 last:pb-0">
        <dt className="text-muted text-table">{label}</dt>
        <dd className="min-w-0 break-words">
          {value}
          {source && <span className="block text-label text-muted">{source}</span>}
        </dd>
      </div>
    ))}
  </dl>
)
