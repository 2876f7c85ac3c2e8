import type { FlowRun } from '@gable/shared/flows/run.ts'
import { useState } from 'react'
import { Badge } from '../design/data/badge.tsx'
import { RetryCallout } from '../design/feedback/retry-callout.tsx'
import { Skeleton } from '../design/feedback/skeleton.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Link } from '../design/inputs/link.tsx'
import { useFlowPaths } from '../layout/paths/flow-paths.ts'
import { usePermission } from '../platform/account.ts'
import { preloadOnIntent } from '../platform/lazy-overlay.tsx'
import { useApi } from '../platform/use-api.ts'
import { useOverlayParam } from '../platform/use-overlay-param.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { EnrollDialog } from './enroll-dialog.tsx'
import { LazyRunSlideOut } from './lazy-run-slide-out.ts'
import { describeRun, runStateLabels, runStateTones } from './run-labels.ts'
import { useLiveFlows } from './use-refresh-flows.ts'

interface ContactFlowsProps {
  contactId: string
  isArchived: boolean
}

/** The automations and workflows that a contact is or was in. */
export function ContactFlows({ contactId, isArchived }: ContactFlowsProps) {
  const { data, error, isValidating, mutate } = useApi('GET /agent/contacts/:contactId/flows', {
    params: { contactId },
  })
  const mayEnroll = usePermission('MANAGE_MARKETING_SETTINGS') && !isArchived
  const { openId, open, close } = useOverlayParam('flow')
  const [isEnrolling, setEnrolling] = useState(false)
  const [showsAll, setShowsAll] = useState(false)
  useLiveFlows()
  if (!data && error)
    return <RetryCallout title="The automations could not be loaded" onRetry={mutate} retrying={isValidating} />
  if (!data) return <Skeleton className="h-12 w-full" />
  const shown = showsAll ? data : data.slice(0, shownAtFirst)
  return (
    <div className="space-y-3">
      {data.length === 0 && <p className="text-muted">Not in any automation or workflow.</p>}
      <ul aria-label="Automations and workflows" className="divide-y divide-line" {...preloadOnIntent(LazyRunSlideOut)}>
        {shown.map((run) => (
          <RunItem key={run._id} run={run} onOpen={() => open(run._id)} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {data.length > shown.length && (
          <Button size="sm" variant="quiet" onClick={() => setShowsAll(true)}>
            {`Show All ${data.length}`}
          </Button>
        )}
        {mayEnroll && (
          <Button size="sm" onClick={() => setEnrolling(true)}>
            Enroll
          </Button>
        )}
      </div>
      {mayEnroll && <EnrollDialog contactId={contactId} open={isEnrolling} onClose={() => setEnrolling(false)} />}
      <LazyRunSlideOut runId={openId} onClose={close} />
    </div>
  )
}

const shownAtFirst = 4

function RunItem({ run, onOpen }: { run: FlowRun; onOpen: () => void }) {
  const { flow, state } = run
  const timeZone = useTimeZone()
  const { getPath } = useFlowPaths(flow.kind)
  const mayOpenFlow = usePermission('MANAGE_MARKETING_SETTINGS')
  return (
    <li className="py-2.5 text-table first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center justify-between gap-2">
        {mayOpenFlow ? (
          <Link to={getPath(flow)} className="min-w-0 truncate font-medium">
            {flow.title}
          </Link>
        ) : (
          <span className="min-w-0 truncate font-medium">{flow.title}</span>
        )}
        <Badge tone={runStateTones[state]}>{runStateLabels[state]}</Badge>
      </p>
      <div className="mt-0.5 flex items-start justify-between gap-2">
        <p className="min-w-0 text-muted [overflow-wrap:anywhere]">{describeRun(run, timeZone)}</p>
        {mayOpenFlow && (
          <Button size="sm" variant="quiet" aria-label={`View the steps of ${flow.title}`} onClick={onOpen}>
            View
          </Button>
        )}
      </div>
    </li>
  )
}
