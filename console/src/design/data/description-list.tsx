import type { ReactNode } from 'react'

interface Description {
  label: string
  value: ReactNode
  /** A copy button or a link next to the value. */
  action?: ReactNode
}

interface DescriptionListProps {
  items: readonly Description[]
  /** `rows` for narrow panels, `columns` for wide pages. */
  layout?: 'rows' | 'columns'
}

/** The label and value pairs of one item. */
export function DescriptionList({ items, layout = 'rows' }: DescriptionListProps) {
  return (
    <dl className={layout === 'columns' ? columnsClassName : 'divide-y divide-line'}>
      {items.map((item) => (
        <div key={item.label} className={layout === 'columns' ? 'min-w-0' : rowClassName}>
          <dt className="text-muted text-table">{item.label}</dt>
          <dd className="flex min-w-0 items-center gap-1">
            <span className="min-w-0 break-words">{item.value}</span>
            {item.action && <span className="-my-1.5 shrink-0">{item.action}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const columnsClassName = 'grid grid-cols-[repeat(auto-fit,minmax(min(180px,100%),1fr))] gap-x-6 gap-y-4'
const rowClassName = 'grid gap-x-4 gap-y-0.5 py-2.5 first:pt-0 last:pb-0 sm:grid-cols-[minmax(120px,1fr)_2fr]'
