/** A gray placeholder in the shape of the content. It appears after a short delay, so fast responses show none. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span aria-hidden className={`block animate-skeleton rounded-md bg-hover ${className}`} />
}

export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <Loading>
      <div className="space-y-2">
        {range(lines).map((line) => (
          <Skeleton key={line} className={`h-4 ${line === lines - 1 ? 'w-3/5' : 'w-full'}`} />
        ))}
      </div>
    </Loading>
  )
}

export function TableSkeleton({ rows = 8, columns = 5 }: { rows?: number; columns?: number }) {
  return (
    <Loading>
      <div className="overflow-hidden rounded-lg border border-line bg-surface">
        <div className="flex h-9 items-center gap-6 border-line border-b bg-sunken px-4">
          {range(columns).map((column) => (
            <Skeleton key={column} className={`h-3 shrink-0 ${column === 0 ? 'w-40' : 'w-20'}`} />
          ))}
        </div>
        {range(rows).map((row) => (
          <div key={row} className="flex h-11 items-center gap-6 border-line px-4 [&+&]:border-t">
            {range(columns).map((column) => (
              <Skeleton key={column} className={`h-3.5 ${column === 0 ? nameWidth(row) : 'w-20 shrink-0'}`} />
            ))}
          </div>
        ))}
      </div>
    </Loading>
  )
}

export function CardSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className="rounded-lg border border-line bg-surface p-4 sm:p-5">
      <Skeleton className="mb-4 h-4 w-32" />
      <TextSkeleton lines={lines} />
    </div>
  )
}

/** Cards one below the other, each of the height of its class, such as `h-44`. */
export function CardStackSkeleton({ heights }: { heights: readonly string[] }) {
  return (
    <Loading className="space-y-4">
      {heights.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key
        <Skeleton key={index} className={`${height} rounded-lg`} />
      ))}
    </Loading>
  )
}

export function CardGridSkeleton({ cards = 6 }: { cards?: number }) {
  return (
    <Loading>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(290px,100%),1fr))] gap-4">
        {range(cards).map((card) => (
          <div key={card} className="overflow-hidden rounded-lg border border-line bg-surface">
            <Skeleton className="aspect-[4/3] w-full rounded-none" />
            <div className="space-y-2 p-4">
              <Skeleton className="h-4 w-2/3" />
              <Skeleton className="h-3 w-1/3" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  )
}

const barHeights = ['h-2/5', 'h-3/5', 'h-1/2', 'h-4/5', 'h-3/5', 'h-full', 'h-3/4', 'h-1/2', 'h-4/5', 'h-2/3']

export function ChartSkeleton({ className = 'h-64' }: { className?: string }) {
  return (
    <Loading className={className}>
      <div className="flex h-full items-end gap-3 border-line border-b pl-10">
        {barHeights.map((height, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change
          <Skeleton key={index} className={`flex-1 rounded-b-none ${height}`} />
        ))}
      </div>
    </Loading>
  )
}

/** A page that is loading: a header and a table. */
export function PageSkeleton() {
  return (
    <div className="mx-auto w-full max-w-screen-2xl px-4 py-6 sm:px-8">
      <div className="mb-6 flex items-center justify-between">
        <Skeleton className="h-7 w-48" />
        <Skeleton className="h-9 w-32" />
      </div>
      <TableSkeleton />
    </div>
  )
}

/** Tells screen readers that the placeholders in it stand for content that is loading. */
export function Loading({ className, children }: { className?: string; children: React.ReactNode }) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">Loading</span>
      {children}
    </div>
  )
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

const widths = ['w-48', 'w-36', 'w-56', 'w-40', 'w-52']
const nameWidth = (row: number) => `${widths[row % widths.length]} shrink-0`
