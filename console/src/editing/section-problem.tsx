import { Button } from '../design/button.tsx'
import { Callout } from '../design/callout.tsx'

interface SectionProblemProps {
  /** What failed, as a sentence. */
  title: string
  onRetry: () => unknown
  retrying: boolean
}

/** In place of a part of a panel that could not be loaded. */
export const SectionProblem = ({ title, onRetry, retrying }: SectionProblemProps) => (
  <Callout
    tone="danger"
    announce
    title={title}
    action={
      <Button size="sm" busy={retrying} onClick={() => void onRetry()}>
        Retry
      </Button>
    }
  >
    Check your connection and try again.
  </Callout>
)
