import { useId } from 'react'
import { Button } from '../../design/inputs/button.tsx'
import { Checkbox } from '../../design/inputs/checkbox.tsx'
import { DragList } from '../../design/inputs/drag-list.tsx'
import type { useColumns } from './use-columns.ts'

/** Shows, hides and reorders the columns. The first column is fixed and not listed. */
export function ColumnList({ columns }: { columns: ReturnType<typeof useColumns> }) {
  const { arranged, arrange, reset, isCustomized } = columns
  const id = useId()
  const [first, ...others] = arranged
  const items = others.map((item) => ({ ...item, id: item.column.key }))
  const save = (next: typeof arranged) => first && arrange([first, ...next])
  return (
    <>
      <p className="mb-2 font-medium text-table">Columns</p>
      <DragList
        items={items}
        getName={({ column }) => column.header}
        onReorder={save}
        className="-mx-1 max-h-80 overflow-y-auto px-1"
      >
        {({ column, isVisible }, handle) => (
          <div className="flex min-h-8 items-center gap-2 text-table touch:min-h-11">
            {handle}
            <Checkbox
              id={`${id}-${column.key}`}
              checked={isVisible}
              onChange={(on) => save(others.map((item) => (item.column === column ? { column, isVisible: on } : item)))}
            />
            <label htmlFor={`${id}-${column.key}`} className="min-w-0 flex-1 cursor-pointer truncate">
              {column.header}
            </label>
          </div>
        )}
      </DragList>
      {isCustomized && (
        <Button size="sm" className="mt-2 w-full" onClick={reset}>
          Reset columns
        </Button>
      )}
    </>
  )
}
