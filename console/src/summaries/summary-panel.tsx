import { ChevronDown, RefreshCw, Sparkles } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { cx } from '../design/class-names.ts'
import { Badge } from '../design/data/badge.tsx'
import { RelativeTime } from '../design/data/relative-time.tsx'
import { Button } from '../design/inputs/button.tsx'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { SummaryContent } from './summary-content.tsx'
import { useSummary } from './use-summary.ts'

/** Opens once the summary is loaded. */
export function SummaryPanel({ contactId }: { contactId: string }) {
  const summaryState = useSummary(contactId)
  const { summary, isRequesting, generate } = summaryState
  const timeZone = useTimeZone()
  const [isOpen, setOpen] = useState(false)
  const isLoaded = summary !== undefined || summaryState.error !== undefined
  useEffect(() => {
    if (isLoaded) setOpen(true)
  }, [isLoaded])
  const bodyId = useId()
  const isGenerating = summary?.status === 'generating'

  return (
    <section aria-label="Summary" className="mb-6 rounded-lg border border-line bg-surface">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 pr-2 pl-4">
        <h2 className="min-w-0 flex-1 basis-40">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={() => setOpen(!isOpen)}
            className="flex min-h-8 w-full items-center gap-2 rounded-md text-left font-semibold touch:min-h-11"
          >
            <Sparkles aria-hidden="true" className="size-4 text-accent-ink" />
            AI Summary
            <ChevronDown
              aria-hidden="true"
              className={cx('size-4 text-faint transition-transform', isOpen && 'rotate-180')}
            />
          </button>
        </h2>
        {summary?.isStale && !isGenerating && <Badge tone="warning">Out of date</Badge>}
        {summary?.updatedAt && (
          <span className="text-label text-muted">
            Updated <RelativeTime at={summary.updatedAt} timeZone={timeZone} />
          </span>
        )}
        {summary?.status === 'generated' && (
          <Button size="sm" variant="quiet" icon={RefreshCw} busy={isRequesting} onClick={generate}>
            Refresh
          </Button>
        )}
      </div>
      <div
        id={bodyId}
        className={cx(
          'grid transition-[grid-template-rows] duration-200',
          isOpen ? 'grid-rows-[1fr]' : 'invisible grid-rows-[0fr]',
        )}
      >
        <div className="min-h-0 overflow-hidden">
          <div className="border-line border-t p-4">
            <SummaryContent {...summaryState} />
          </div>
        </div>
      </div>
    </section>
  )
}
