import { noActivityMessage } from '@gable/shared/summaries/summary.ts'
import { Sparkles } from 'lucide-react'
import { RetryCallout } from '../design/feedback/retry-callout.tsx'
import { TextSkeleton } from '../design/feedback/skeleton.tsx'
import { Button } from '../design/inputs/button.tsx'
import { SummaryText } from './summary-text.tsx'
import type { useSummary } from './use-summary.ts'

type SummaryContentProps = ReturnType<typeof useSummary>

/** The last summary stays readable while a new one is written, and after an error. */
export function SummaryContent(props: SummaryContentProps) {
  const { summary, error, isValidating, isRequesting, hasFailed, generate, reload } = props
  if (!summary) {
    if (!error) return <TextSkeleton lines={3} />
    return <RetryCallout title={errorTitle} retrying={isValidating} onRetry={reload} />
  }
  const { status, hasActivity, sentences } = summary
  const hasText = sentences.length > 0
  const isFailed = status === 'error' || hasFailed
  return (
    <div className="space-y-5">
      {isFailed && <RetryCallout title={errorTitle} retrying={isRequesting} onRetry={generate} />}
      {status === 'generating' && (
        <div role="status" className="space-y-3">
          <p className="text-muted">Reading the activity and writing the summary…</p>
          {!hasText && <TextSkeleton lines={3} />}
        </div>
      )}
      {status === 'none' && !hasActivity && (
        <p className="flex min-h-20 sm:min-h-32 items-center justify-center text-center text-muted">
          {noActivityMessage}
        </p>
      )}
      {status === 'none' && hasActivity && !isFailed && (
        <div className="flex min-h-20 sm:min-h-32 flex-col items-center justify-center gap-3 text-center">
          <p className="text-muted max-sm:sr-only">
            Get a summary of their activity, their level of interest and what to do next.
          </p>
          <Button variant="primary" icon={Sparkles} busy={isRequesting} onClick={generate}>
            Generate summary
          </Button>
        </div>
      )}
      {status === 'generated' && !hasText && (
        <p className="text-muted">The activity behind this summary was deleted. Refresh to write a new one.</p>
      )}
      {hasText && <SummaryText summary={summary} />}
    </div>
  )
}

const errorTitle = 'Something went wrong'
