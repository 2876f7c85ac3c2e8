import { ListFilter } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../inputs/button.tsx'
import { PanelBody, PanelFooter } from '../layout/panel.tsx'
import { BottomSheet } from '../overlays/bottom-sheet.tsx'

interface FilterSheetProps {
  /** How many of them narrow the list now. */
  narrowedBy: number
  children: ReactNode
}

/** Where there is no room for them beside the search, filters are behind a button. */
export function FilterSheet({ narrowedBy, children }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={ListFilter} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {narrowedBy > 0 ? `Filters (${narrowedBy})` : 'Filters'}
      </Button>
      <BottomSheet fits open={isOpen} onClose={() => setOpen(false)} title="Filters">
        <PanelBody className="flex flex-wrap items-center gap-2">{children}</PanelBody>
        <PanelFooter>
          <Button variant="primary" className="w-full" onClick={() => setOpen(false)}>
            Show the list
          </Button>
        </PanelFooter>
      </BottomSheet>
    </>
  )
}
