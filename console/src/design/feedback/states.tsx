import type { ReactNode } from 'react'
import { Button } from '../inputs/button.tsx'
import {
  FullIllustration,
  LockedIllustration,
  PlotIllustration,
  SearchIllustration,
  UnpluggedIllustration,
} from './illustrations.tsx'

interface StateProps {
  title: string
  text?: ReactNode
  action?: ReactNode
}

/** Nothing has been made here yet: how to begin. */
export function Empty(props: StateProps) {
  return <State illustration={<PlotIllustration />} {...props} />
}

interface FilteredToNothingProps extends Partial<StateProps> {
  onClear?: (() => void) | undefined
}

/** There is something, but not under this search and these filters. */
export function FilteredToNothing({
  title = 'No results found',
  text = 'Try a different search or adjust your filters.',
  onClear,
  action = onClear && <Button onClick={onClear}>Clear filters</Button>,
}: FilteredToNothingProps) {
  return <State illustration={<SearchIllustration />} title={title} text={text} action={action} />
}

interface FailedProps {
  /** What failed, as a sentence: "The contacts could not be loaded". */
  title: string
  text?: ReactNode
  onRetry?: (() => void) | undefined
  retrying?: boolean
}

/** A load that failed says what failed, and offers to try again. */
export function Failed({
  title,
  text = 'Check your connection and try again.',
  onRetry,
  retrying = false,
}: FailedProps) {
  const retry = onRetry && (
    <Button busy={retrying} onClick={onRetry}>
      Retry
    </Button>
  )
  return <State announce illustration={<UnpluggedIllustration />} title={title} text={text} action={retry} />
}

export function NoAccess({ action }: { action?: ReactNode }) {
  return (
    <State
      illustration={<LockedIllustration />}
      title="You need access to view this page"
      text="Please request access from a user with sufficient permission."
      action={action}
    />
  )
}

/** The plan allows no more, or not this. */
export function PlanLimit(props: StateProps) {
  return <State illustration={<FullIllustration />} {...props} />
}

interface WholeStateProps extends StateProps {
  illustration: ReactNode
  announce?: boolean
}

function State({ illustration, title, text, action, announce = false }: WholeStateProps) {
  return (
    <div role={announce ? 'alert' : undefined} className="flex flex-col items-center px-6 py-12 text-center">
      {illustration}
      <p className="mt-5 text-balance font-semibold text-lead">{title}</p>
      {text && <div className="mt-1 max-w-md text-balance text-muted">{text}</div>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
