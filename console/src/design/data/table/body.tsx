import { useRef } from 'react'
import { cx } from '../../class-names.ts'
import type { DataTableProps } from '../data-table.tsx'
import { CardRow } from './card-row.tsx'
import type { Column } from './column.ts'
import { Row } from './row.tsx'
import { holdBackSpace, walkRows } from './row-keys.ts'
import { SelectBox } from './select-box.tsx'
import { between, isSelected, withRows } from './selection.ts'
import { tableRoles } from './table-roles.ts'

interface BodyProps<R> {
  table: DataTableProps<R>
  rows: readonly R[]
  keys: readonly string[]
  columns: readonly Column<R>[]
  hasActions: boolean
  /** Narrow screens show each row as a card. */
  asCards: boolean
}

export function Body<R>({ table, rows, keys, columns, hasActions, asCards }: BodyProps<R>) {
  const Drawn = asCards ? CardRow : Row
  const { selection, stale = false } = table
  const lastPicked = useRef<string>()

  const pick = (key: string, on: boolean, range: boolean) => {
    if (!selection) return
    const picked = range ? between(keys, lastPicked.current, key) : [key]
    lastPicked.current = key
    selection.onChange(withRows(selection.selected, picked, on, keys))
  }

  return (
    <tbody
      {...(asCards && tableRoles.group)}
      {...(stale && outOfDate)}
      onKeyDown={walkRows}
      onKeyUp={holdBackSpace}
      className={cx(asCards && 'block', 'transition-opacity', stale && 'opacity-50 delay-150')}
    >
      {rows.map((row, index) => {
        const key = keys[index] ?? ''
        const selected = selection !== undefined && isSelected(selection.selected, key)
        return (
          <Drawn
            key={key}
            row={row}
            columns={columns}
            dense={table.density === 'compact'}
            selected={selected}
            quickActions={table.quickActions?.(row)}
            menu={table.menu?.(row)}
            hasActions={hasActions}
            box={
              selection && (
                <SelectBox
                  ofRow
                  label={`Select ${table.rowName?.(row) ?? key}`}
                  mark={selected ? 'every' : 'none'}
                  onChange={(on, range) => pick(key, on, range)}
                />
              )
            }
            {...table.door?.(row)}
          />
        )
      })}
    </tbody>
  )
}

/** Nobody acts on rows that are about to be replaced. React 18 passes `inert` through but does not type it. */
const outOfDate = { inert: '' } as object
