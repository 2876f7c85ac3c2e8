import { useRef } from 'react'
import { cx } from '../../class-names.ts'
import type { DataTableProps } from '../data-table.tsx'
import { CardRow } from './card-row.tsx'
import type { Column } from './column.ts'
import { CompactCardRow } from './compact-card-row.tsx'
import { handleRowKeys, preventSpaceClick } from './row-keys.ts'
import { SelectCheckbox } from './select-checkbox.tsx'
import { getRowRange, isSelected, setRowsSelected } from './selection.ts'
import { tableRoles } from './table-roles.ts'
import { TableRow } from './table-row.tsx'

interface TableBodyProps<R> {
  tableProps: DataTableProps<R>
  rows: readonly R[]
  keys: readonly string[]
  columns: readonly Column<R>[]
  hasActions: boolean
  /** Renders each row as a card, for narrow screens. */
  isCardLayout: boolean
}

export function TableBody<R>({ tableProps, rows, keys, columns, hasActions, isCardLayout }: TableBodyProps<R>) {
  const { card } = tableProps
  const RowComponent = !isCardLayout ? TableRow : card ? CompactCardRow : CardRow
  const { selection, stale = false } = tableProps
  const lastToggledKey = useRef<string>()

  const handleSelect = (key: string, checked: boolean, isRange: boolean) => {
    if (!selection) return
    const toggled = isRange ? getRowRange(keys, lastToggledKey.current, key) : [key]
    lastToggledKey.current = key
    selection.onChange(setRowsSelected(selection.selected, toggled, checked, keys))
  }

  return (
    <tbody
      {...(isCardLayout && tableRoles.group)}
      {...(stale && inertRows)}
      onKeyDown={handleRowKeys}
      onKeyUp={preventSpaceClick}
      className={cx(isCardLayout && 'block', 'transition-opacity', stale && 'opacity-50 delay-150')}
    >
      {rows.map((row, index) => {
        const key = keys[index] ?? ''
        const isRowSelected = selection !== undefined && isSelected(selection.selected, key)
        return (
          <RowComponent
            key={key}
            row={row}
            card={card}
            columns={columns}
            dense={tableProps.density === 'compact'}
            selected={isRowSelected}
            quickActions={tableProps.quickActions?.(row)}
            menu={tableProps.menu?.(row)}
            hasActions={hasActions}
            checkbox={
              selection && (
                <SelectCheckbox
                  isInRow
                  label={`Select ${tableProps.rowName?.(row) ?? key}`}
                  state={isRowSelected ? 'all' : 'none'}
                  onChange={(checked, isRange) => handleSelect(key, checked, isRange)}
                />
              )
            }
            {...tableProps.rowLink?.(row)}
          />
        )
      })}
    </tbody>
  )
}

/** Disables rows that are about to be replaced. React 18 supports `inert` but does not type it. */
const inertRows = { inert: '' } as object
