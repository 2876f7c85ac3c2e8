import { ChevronLeft, ChevronRight } from 'lucide-react'
import { cx } from '../../design/class-names.ts'
import { IconButton } from '../../design/inputs/icon-button.tsx'

interface MoreColumnsProps {
  side: 'left' | 'right'
  onScroll: () => void
}

/** Fades the edge of the board where more columns are, with a button to get there. */
export const MoreColumns = ({ side, onScroll }: MoreColumnsProps) => (
  <div
    className={cx(
      'pointer-events-none absolute inset-y-0 z-sticky flex w-16 items-center max-md:hidden',
      side === 'right'
        ? 'right-0 justify-end bg-gradient-to-l from-ground to-transparent'
        : 'left-0 bg-gradient-to-r from-ground to-transparent',
    )}
  >
    <IconButton
      icon={side === 'right' ? ChevronRight : ChevronLeft}
      variant="secondary"
      label={side === 'right' ? 'Show later stages' : 'Show earlier stages'}
      className="pointer-events-auto !rounded-full shadow-float"
      onClick={onScroll}
    />
  </div>
)
