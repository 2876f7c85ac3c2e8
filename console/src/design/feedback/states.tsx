import type { ReactNode } from 'react'
import { Button } from '../inputs/button.tsx'
import {
  AllDoneIllustration,
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

/** For a list without any items yet, with the first step as its action. */
export function EmptyState(props: StateProps) {
  return <State illustration={<PlotIllustration />} {...props} />
}

/** For a list of tasks of which none is left. */
export function AllDoneState(props: StateProps) {
  return <State illustration={<AllDoneIllustration />} {...props} />
}

interface NoResultsProps extends Partial<StateProps> {
  onClear?: (() => void) | undefined
}

/** For a search or filters that match no items. */
export function NoResults({
  title = 'No results found',
  text = 'Try a different search or adjust your filters.',
  onClear,
  action = onClear && <Button onClick={onClear}>Clear filters</Button>,
}: NoResultsProps) {
  return <State illustration={<SearchIllustration />} title={title} text={text} action={action} />
}

interface ErrorStateProps {
  /** A sentence: "The contacts could not be loaded". */
  title: string
  text?: ReactNode
  onRetry?: (() => void) | undefined
  retrying?: boolean
}

/** For content that could not be loaded, with a Retry button. */
export function ErrorState({ title, text = 'Please try again.', onRetry, retrying = false }: ErrorStateProps) {
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

interface IllustratedStateProps extends StateProps {
  illustration: ReactNode
  announce?: boolean
}

function State({ illustration, title, text, action, announce = false }: IllustratedStateProps) {
  return (
    <div role={announce ? 'alert' : undefined} className="flex flex-col items-center px-6 py-12 text-center">
      {illustration}
      <p className="mt-5 text-balance font-semibold text-lead">{title}</p>
      {text && <div className="mt-1 max-w-md text-balance text-muted">{text}</div>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
