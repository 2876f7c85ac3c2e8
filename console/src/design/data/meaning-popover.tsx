import { Info } from 'lucide-react'
import { Popover } from '../overlays/popover.tsx'

interface MeaningPopoverProps {
  /** What is explained, such as "Opened". */
  label: string
  meaning: string
}

/** A button that opens what a figure counts. Unlike a tooltip it also works by touch. */
export const MeaningPopover = ({ label, meaning }: MeaningPopoverProps) => (
  <Popover
    label={`What counts as ${label}`}
    className="w-72"
    trigger={
      <button
        type="button"
        aria-label={`About ${label}`}
        className="-my-1 grid size-6 shrink-0 place-items-center rounded-md text-faint hover:text-ink touch:size-9 print:hidden"
      >
        <Info aria-hidden className="size-3.5" />
      </button>
    }
  >
    <p className="mb-1 font-semibold text-table">What counts here</p>
    <p className="text-muted text-table">{meaning}</p>
  </Popover>
)
