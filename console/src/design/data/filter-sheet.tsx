import { ListFilter } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../inputs/button.tsx'
import { PanelBody, PanelFooter } from '../layout/panel.tsx'
import { BottomSheet } from '../overlays/bottom-sheet.tsx'

interface FilterSheetProps {
  /** The number of active filters. */
  activeCount: number
  children: ReactNode
}

/** A button that opens the filters in a sheet, for narrow screens. */
export function FilterSheet({ activeCount, children }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={ListFilter} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {activeCount > 0 ? `Filters (${activeCount})` : 'Filters'}
      </Button>
      <BottomSheet fitContent open={isOpen} onClose={() => setOpen(false)} title="Filters">
        <PanelBody className="filters flex flex-wrap items-center gap-2">{children}</PanelBody>
        <PanelFooter>
          <Button variant="primary" className="w-full" onClick={() => setOpen(false)}>
            Show results
          </Button>
        </PanelFooter>
      </BottomSheet>
    </>
  )
}
