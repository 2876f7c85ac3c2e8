import { Button } from '../inputs/button.tsx'
import { Callout } from './callout.tsx'

interface RetryCalloutProps {
  /** A sentence: "The segments could not be loaded". */
  title: string
  onRetry: () => unknown
  retrying?: boolean | undefined
}

/** Shown when one part of a page could not be loaded or refreshed, while the rest still works. */
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
