import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../inputs/button.tsx'
import { RadioCards } from '../../inputs/radio-cards.tsx'
import { SegmentedControl } from '../../inputs/segmented-control.tsx'
import { PanelBody } from '../../layout/panel.tsx'
import { BottomSheet } from '../../overlays/bottom-sheet.tsx'
import type { TableControls } from '../use-table-state.ts'
import { type Column, getInitialSortOrder, getSortOrderOptions } from './column.ts'

interface SortSheetProps<Row> {
  columns: readonly Column<Row>[]
  controls: TableControls
}

/** Selects the sort order in the card layout, which has no header to click. */
export function SortSheet<Row>({ columns, controls }: SortSheetProps<Row>) {
  const [isOpen, setOpen] = useState(false)
  const titleId = useId()
  const { sort, sortOrder, setSort } = controls
  const sortable = columns.filter((column) => column.sort)
  const current = sortable.find((column) => column.sort === sort)
  const Arrow = !current ? ChevronsUpDown : sortOrder === 'asc' ? ArrowUp : ArrowDown

  const handleSelect = (name: string) => {
    const column = sortable.find((column) => column.sort === name)
    if (column && column !== current) setSort(name, getInitialSortOrder(column))
  }
  return (
    <>
      <Button variant="quiet" size="sm" iconAfter={Arrow} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {current ? `Sorted by ${current.header}` : 'Sort'}
      </Button>
      <BottomSheet fitContent open={isOpen} onClose={() => setOpen(false)} title={<span id={titleId}>Sort by</span>}>
        <PanelBody className="space-y-4">
          <RadioCards
            aria-labelledby={titleId}
            value={current?.sort ?? null}
            options={sortable.map((column) => ({ value: column.sort ?? '', label: column.header }))}
            onChange={handleSelect}
          />
          {current?.sort && (
            <SegmentedControl
              label="Order"
              value={sortOrder}
              options={getSortOrderOptions(current)}
              onChange={() => setSort(current.sort ?? '')}
            />
          )}
        </PanelBody>
      </BottomSheet>
    </>
  )
}
