import { noActivityMessage } from '@gable/shared/summaries/summary.ts'
import { Sparkles } from 'lucide-react'
import { RetryCallout } from '../design/feedback/retry-callout.tsx'
import { TextSkeleton } from '../design/feedback/skeleton.tsx'
import { Button } from '../design/inputs/button.tsx'
import { SummaryText } from './summary-text.tsx'
import type { useSummary } from './use-summary.ts'

type SummaryContentProps = ReturnType<typeof useSummary>

/** A summary in whatever state it is. The last one that was written stays readable in all of them. */
export function SummaryContent({ summary, error, isValidating, isAsking, generate, reload }: SummaryContentProps) {
  if (!summary) {
    if (!error) return <TextSkeleton lines={3} />
    return <RetryCallout title={wentWrong} retrying={isValidating} onRetry={reload} />
  }
  const { status, hasActivity, sentences } = summary
  const hasText = sentences.length > 0
  return (
    <div className="space-y-5">
      {status === 'error' && <RetryCallout title={wentWrong} retrying={isAsking} onRetry={generate} />}
      {status === 'generating' && (
        <div role="status" className="space-y-3">
          <p className="text-muted">Reading the history and writing the summary…</p>
          {!hasText && <TextSkeleton lines={3} />}
        </div>
      )}
      {status === 'none' && !hasActivity && <p className="text-muted">{noActivityMessage}</p>}
      {status === 'none' && hasActivity && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted">What happened, how warm they are and what to do next, from their history.</p>
          <Button variant="primary" icon={Sparkles} busy={isAsking} onClick={generate}>
            Generate Summary
          </Button>
        </div>
      )}
      {status === 'generated' && !hasText && (
        <p className="text-muted">What the summary was written from is gone. Refresh it to have it written anew.</p>
      )}
      {hasText && <SummaryText summary={summary} />}
    </div>
  )
}

const wentWrong = 'Something went wrong'
