import { Columns3 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Skeleton } from '../../design/feedback/skeleton.tsx'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { Popover } from '../../design/overlays/popover.tsx'
import type { useColumns } from './use-columns.ts'

const ColumnList = lazy(async () => ({ default: (await import('./column-list.tsx')).ColumnList }))

/** Opens the list of columns to show, hide and reorder them. */
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
