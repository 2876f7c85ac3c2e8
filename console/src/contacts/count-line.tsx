import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../design/inputs/button.tsx'

interface CountLineProps {
  children: ReactNode
  /** Given when others have changed the list: it changes on the screen when the reader says so. */
  onNews?: (() => void) | undefined
}

/** How many there are; beside it, that the list has changed meanwhile. */
export function CountLine({ children, onNews }: CountLineProps) {
  return (
    <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 text-muted text-table">
      <p role="status" className="tabular-nums">
        {children}
      </p>
      <div role="status" className="flex items-center gap-2">
        {onNews && (
          <>
            The list has changed
            <Button size="sm" icon={RefreshCw} onClick={onNews}>
              Show changes
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
