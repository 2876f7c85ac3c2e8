import { Skeleton } from '../../../design/feedback/skeleton.tsx'
import { Button } from '../../../design/inputs/button.tsx'

interface SuggestionBoxProps {
  /** Undefined while it is being written. */
  text: string | undefined
  onTake: () => void
  onRetry: () => void
  onDiscard: () => void
}

/** A suggested text to take or leave. */
export const SuggestionBox = ({ text, onTake, onRetry, onDiscard }: SuggestionBoxProps) => (
  <div className="space-y-3">
    <p className="font-medium text-label text-muted">Suggested text</p>
    <div role="status" className="min-h-10 text-body text-ink [overflow-wrap:anywhere]">
      {text ?? <Writing />}
    </div>
    <div className="flex items-center justify-end gap-1">
      <Button size="sm" variant="quiet" onClick={onDiscard}>
        Discard
      </Button>
      <Button size="sm" variant="quiet" busy={text === undefined} onClick={onRetry}>
        Try again
      </Button>
      <Button size="sm" variant="primary" disabled={text === undefined} onClick={onTake}>
        Use this text
      </Button>
    </div>
  </div>
)

const Writing = () => (
  <span className="block space-y-2 pt-1">
    <span className="sr-only">Writing…</span>
    <Skeleton />
    <Skeleton className="h-4 w-3/5" />
  </span>
)
