import { Columns3 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { IconButton } from '../../design/icon-button.tsx'
import { Popover } from '../../design/popover.tsx'
import { Skeleton } from '../../design/skeleton.tsx'
import type { useColumns } from './use-columns.ts'

const ColumnList = lazy(async () => ({ default: (await import('./column-list.tsx')).ColumnList }))

/** Chooses which columns stand in the list, and in which order. */
export function ColumnsButton({ columns }: { columns: ReturnType<typeof useColumns> }) {
  return (
    <Popover
      label="Columns"
      align="end"
      className="w-72"
      trigger={<IconButton icon={Columns3} label="Choose columns" size="sm" />}
    >
      <Suspense fallback={<Skeleton className="h-60 w-full" />}>
        <ColumnList columns={columns} />
      </Suspense>
    </Popover>
  )
}
