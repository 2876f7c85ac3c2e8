import { ChevronDown, RefreshCw, Sparkles } from 'lucide-react'
import { useId } from 'react'
import { cx } from '../design/class-names.ts'
import { Badge } from '../design/data/badge.tsx'
import { RelativeTime } from '../design/data/relative-time.tsx'
import { Button } from '../design/inputs/button.tsx'
import { usePreference } from '../platform/preferences.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { SummaryBody } from './summary-body.tsx'
import { SummaryContent } from './summary-content.tsx'
import { useSummary } from './use-summary.ts'

/** Expands once the summary is loaded, unless the agent keeps it collapsed. */
export function SummaryPanel({ contactId }: { contactId: string }) {
  const summaryState = useSummary(contactId)
  const { summary, isRequesting, generate } = summaryState
  const timeZone = useTimeZone()
  const [isCollapsed = false, storeCollapsed] = usePreference('CONTACT_SUMMARY_COLLAPSED')
  const isLoaded = summary !== undefined || summaryState.error !== undefined
  const bodyId = useId()
  const isGenerating = summary?.status === 'generating'

  return (
    <section aria-label="Summary" className="mb-4 sm:mb-6 rounded-lg border border-line bg-surface">
      <div className="flex min-h-13 items-center gap-3 py-2 pr-2 pl-4">
        <h2 className="min-w-0 flex-1">
          <button
            type="button"
            aria-expanded={isLoaded && !isCollapsed}
            aria-controls={bodyId}
            onClick={() => void storeCollapsed(!isCollapsed)}
            className="flex min-h-8 w-full items-center gap-2 rounded-md text-left font-semibold touch:min-h-11"
          >
            <Sparkles aria-hidden="true" className="size-4 shrink-0 text-accent-ink" />
            <span className="truncate">AI Summary</span>
            <ChevronDown
              aria-hidden="true"
              className={cx('size-4 shrink-0 text-faint transition-transform', !isCollapsed && 'rotate-180')}
            />
          </button>
        </h2>
        {summary?.isStale && !isGenerating && <Badge tone="warning">Out of date</Badge>}
        {summary?.updatedAt && (
          <span className="text-label text-muted max-sm:hidden">
            Updated <RelativeTime at={summary.updatedAt} timeZone={timeZone} />
          </span>
        )}
        {summary?.status === 'generated' && (
          <Button size="sm" variant="quiet" icon={RefreshCw} busy={isRequesting} onClick={generate}>
            Refresh
          </Button>
        )}
      </div>
      <div id={bodyId} hidden={isCollapsed}>
        <SummaryBody>
          <SummaryContent {...summaryState} />
        </SummaryBody>
      </div>
    </section>
  )
}
