import type { Total } from '@gable/shared/http/total.ts'
import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../design/class-names.ts'
import { formatCount } from '../design/format/metric-format.ts'
import { Button } from '../design/inputs/button.tsx'

interface CountLineProps {
  children: ReactNode
  /** The count is shown elsewhere, so only changes take a line. */
  isChangesOnly?: boolean
  /** Set when others have changed the list; the rows change only when this is called. */
  onShowChanges?: (() => void) | undefined
}

/** The number of results, with a notice when the list has changed since it was loaded. */
export function CountLine({ children, isChangesOnly = false, onShowChanges }: CountLineProps) {
  return (
    <div
      className={cx(
        'flex min-h-8 flex-wrap items-center justify-between gap-x-4 text-muted text-table',
        isChangesOnly && !onShowChanges && 'sr-only',
      )}
    >
      {!isChangesOnly && (
        <p role="status" className="tabular-nums">
          {children}
        </p>
      )}
      <div role="status" className="flex items-center gap-2">
        {onShowChanges && (
          <>
            This list has changed
            <Button size="sm" icon={RefreshCw} onClick={onShowChanges}>
              Show changes
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

/** "132 contacts", or "1,000+ contacts" while they are still being counted. */
export function formatContactTotal({ count, isExact }: Total): string {
  const contacts = count === 1 ? 'contact' : 'contacts'
  return `${formatCount(count)}${isExact ? '' : '+'} ${contacts}`
}
