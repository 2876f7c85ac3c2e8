import { useId } from 'react'
import { Button } from '../../design/inputs/button.tsx'
import { Checkbox } from '../../design/inputs/checkbox.tsx'
import { DragList } from '../../design/inputs/drag-list.tsx'
import type { useColumns } from './use-columns.ts'

/** The columns but the first, which always stays: shown or not, and in an order one gives them. */
export function ColumnList({ columns }: { columns: ReturnType<typeof useColumns> }) {
  const { arranged, arrange, reset, isArranged } = columns
  const id = useId()
  const [first, ...others] = arranged
  const items = others.map((one) => ({ ...one, id: one.column.key }))
  const put = (next: typeof arranged) => first && arrange([first, ...next])
  return (
    <>
      <p className="mb-2 font-medium text-table">Columns</p>
      <DragList
        items={items}
        nameOf={({ column }) => column.header}
        onReorder={put}
        className="-mx-1 max-h-80 overflow-y-auto px-1"
      >
        {({ column, isVisible }, handle) => (
          <div className="flex min-h-8 items-center gap-2 text-table touch:min-h-11">
            {handle}
            <Checkbox
              id={`${id}-${column.key}`}
              checked={isVisible}
              onChange={(on) => put(others.map((one) => (one.column === column ? { column, isVisible: on } : one)))}
            />
            <label htmlFor={`${id}-${column.key}`} className="min-w-0 flex-1 cursor-pointer truncate">
              {column.header}
            </label>
          </div>
        )}
      </DragList>
      {isArranged && (
        <Button size="sm" className="mt-2 w-full" onClick={reset}>
          Back to the first columns
        </Button>
      )}
    </>
  )
}
