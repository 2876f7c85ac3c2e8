import { Button } from '../inputs/button.tsx'
import { Callout } from './callout.tsx'

interface RetryCalloutProps {
  /** What failed, as a sentence: "The segments could not be loaded". */
  title: string
  onRetry: () => unknown
  retrying?: boolean | undefined
}

/** A part of a screen that could not be loaded, or whose newest state could not; the rest of it stands. */
export function RetryCallout({ title, onRetry, retrying = false }: RetryCalloutProps) {
  return (
    <Callout
      tone="danger"
      announce
      title={title}
      action={
        <Button size="sm" busy={retrying} onClick={() => void onRetry()}>
          Retry
        </Button>
      }
    />
  )
}
