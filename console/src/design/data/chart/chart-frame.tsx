import { ChartNoAxesColumn, Table2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { ChartSkeleton } from '../../feedback/skeleton.tsx'
import { tabularClassName } from '../../format/tabular.ts'
import { IconButton } from '../../inputs/icon-button.tsx'
import { useKeyboardScroll } from '../../layout/use-keyboard-scroll.ts'
import { ChartEmptyState, ChartErrorState } from './chart-states.tsx'

export interface ChartFrameOptions {
  title: string
  /** "views", "contacts", "%" */
  unit: string
  /** "Last 30 days" */
  period?: string
  /** The value for the whole period. */
  headline?: string | undefined
  /** Controls such as a range picker. */
  actions?: ReactNode
  error?: { onRetry: () => void; retrying?: boolean } | false | undefined
}

interface ChartFrameProps extends ChartFrameOptions {
  state: 'loading' | 'empty' | 'ready'
  /** While the data loads it keeps its height, so that what is below the chart stays where it is. */
  legend?: ReactNode
  /** The same data as a table. Always present for screen readers, and isVisible to everyone by the table button. */
  table: ReactNode
  /** A height class, also for the loading, empty and error states. */
  height?: string
  children: ReactNode
}

export function ChartFrame(props: ChartFrameProps) {
  const { title, unit, period, headline, actions, error, state, legend, table, height = 'h-64', children } = props
  const [showsTable, setShowsTable] = useState(false)
  const titleId = useId()
  const isReady = state === 'ready' && !error
  return (
    <section aria-labelledby={titleId} className="relative min-w-0 rounded-lg border border-line bg-surface">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 pt-4 pb-3 sm:px-5">
        <div className="min-w-0">
          <h3 id={titleId} className="font-semibold">
            {title}
          </h3>
          <p className="text-label text-muted first-letter:uppercase">{[unit, period].filter(Boolean).join(' · ')}</p>
        </div>
        <div className="flex items-center gap-2">
          {headline && <p className={`font-semibold text-lead ${tabularClassName(headline)}`}>{headline}</p>}
          {actions}
          {isReady && (
            <IconButton
              size="sm"
              icon={showsTable ? ChartNoAxesColumn : Table2}
              label={`Show ${title} as a ${showsTable ? 'chart' : 'table'}`}
              className="print:hidden"
              onClick={() => setShowsTable(!showsTable)}
            />
          )}
        </div>
      </header>
      <div className="px-4 pb-4 sm:px-5">
        {error ? (
          <ChartErrorState title={title} height={height} {...error} />
        ) : state === 'loading' ? (
          <>
            <ChartSkeleton className={height} />
            {legend && <div className="mt-3">{legend}</div>}
          </>
        ) : state === 'empty' ? (
          <ChartEmptyState unit={unit} height={height} />
        ) : (
          <>
            {!showsTable && <div className={height}>{children}</div>}
            {!showsTable && legend && <div className="mt-3">{legend}</div>}
            <TableBox title={title} isVisible={showsTable}>
              {table}
            </TableBox>
          </>
        )}
      </div>
    </section>
  )
}

function TableBox({ title, isVisible, children }: { title: string; isVisible: boolean; children: ReactNode }) {
  const { ref, tabIndex } = useKeyboardScroll()
  const isTabStop = isVisible && tabIndex === 0
  return (
    <div
      ref={ref}
      {...(isTabStop && { role: 'group', 'aria-label': `${title}, data`, tabIndex })}
      className={isVisible ? 'max-h-96 overflow-auto' : 'sr-only'}
    >
      {children}
    </div>
  )
}
