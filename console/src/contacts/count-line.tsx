import type { Total } from '@gable/shared/http/total.ts'
import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCount } from '../design/format/metric-format.ts'
import { Button } from '../design/inputs/button.tsx'

interface CountLineProps {
  children: ReactNode
  /** Set when others have changed the list; the rows change only when this is called. */
  onShowChanges?: (() => void) | undefined
}

/** The number of results, with a notice when the list has changed since it was loaded. */
export function CountLine({ children, onShowChanges }: CountLineProps) {
  return (
    <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 text-muted text-table">
      <p role="status" className="tabular-nums">
        {children}
      </p>
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
