import { ChartNoAxesColumn, Table2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { ChartSkeleton } from '../../feedback/skeleton.tsx'
import { IconButton } from '../../inputs/icon-button.tsx'
import { useKeyboardScroll } from '../../layout/use-keyboard-scroll.ts'
import { ChartFailed, ChartNothing } from './chart-states.tsx'

export interface ChartFacts {
  title: string
  /** What is counted: "views", "contacts", "%". */
  unit: string
  /** "Last 30 days" */
  period?: string
  /** The whole in one figure. */
  figure?: string | undefined
  /** Choices of range and grouping. */
  actions?: ReactNode
  failed?: { onRetry: () => void; retrying?: boolean } | false | undefined
}

interface ChartFrameProps extends ChartFacts {
  state: 'pending' | 'blank' | 'ready'
  legend?: ReactNode
  /** The same figures as a table: always there for a screen reader, for everyone at the press of a button. */
  table: ReactNode
  /** Room for the drawing; the other states take the same. */
  height?: string
  children: ReactNode
}

export function ChartFrame(props: ChartFrameProps) {
  const { title, unit, period, figure, actions, failed, state, legend, table, height = 'h-64', children } = props
  const [asTable, setAsTable] = useState(false)
  const titleId = useId()
  const ready = state === 'ready' && !failed
  return (
    <section aria-labelledby={titleId} className="relative min-w-0 rounded-lg border border-line bg-surface">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 p-4 pb-3">
        <div className="min-w-0">
          <h3 id={titleId} className="font-semibold">
            {title}
          </h3>
          <p className="text-label text-muted first-letter:uppercase">{[unit, period].filter(Boolean).join(' · ')}</p>
        </div>
        <div className="flex items-center gap-2">
          {figure && <p className="font-semibold text-lead tabular-nums">{figure}</p>}
          {actions}
          {ready && (
            <IconButton
              size="sm"
              icon={asTable ? ChartNoAxesColumn : Table2}
              label={`Show ${title} as a ${asTable ? 'chart' : 'table'}`}
              onClick={() => setAsTable(!asTable)}
            />
          )}
        </div>
      </header>
      <div className="px-4 pb-4">
        {failed ? (
          <ChartFailed title={title} height={height} {...failed} />
        ) : state === 'pending' ? (
          <ChartSkeleton className={height} />
        ) : state === 'blank' ? (
          <ChartNothing unit={unit} height={height} />
        ) : (
          <>
            {!asTable && <div className={height}>{children}</div>}
            {!asTable && legend && <div className="mt-3">{legend}</div>}
            <FiguresBox title={title} shown={asTable}>
              {table}
            </FiguresBox>
          </>
        )}
      </div>
    </section>
  )
}

function FiguresBox({ title, shown, children }: { title: string; shown: boolean; children: ReactNode }) {
  const { ref, tabIndex } = useKeyboardScroll()
  const stop = shown && tabIndex === 0
  return (
    <div
      ref={ref}
      {...(stop && { role: 'group', 'aria-label': `${title}, figures`, tabIndex })}
      className={shown ? 'max-h-96 overflow-auto' : 'sr-only'}
    >
      {children}
    </div>
  )
}
