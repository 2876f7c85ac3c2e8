import type { FlowRun } from '@gable/shared/flows/run.ts'
import { useState } from 'react'
import { Badge } from '../design/data/badge.tsx'
import { TextSkeleton } from '../design/feedback/skeleton.tsx'
import { formatDateTime } from '../design/format/date-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { PanelBody } from '../design/layout/panel.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { SlideOut } from '../design/overlays/slide-out.tsx'
import { useLastShown } from '../design/overlays/use-last-shown.ts'
import { usePermission } from '../platform/account.ts'
import { DataBoundary } from '../platform/data-boundary.tsx'
import { useLiveEvent } from '../platform/live.ts'
import { useApi } from '../platform/use-api.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { describeRun, runStateLabels, runStateTones } from './run-labels.ts'
import { RunStepItem } from './run-step-item.tsx'
import { useRunActions } from './use-run-actions.ts'

interface RunSlideOutProps {
  runId: string | undefined
  onClose: () => void
}

/** How one contact went through a flow, step by step. */
export function RunSlideOut({ runId, onClose }: RunSlideOutProps) {
  const shownId = useLastShown(runId)
  const response = useApi('GET /agent/flow-runs/:runId', shownId !== undefined && { params: { runId: shownId } })
  const { data } = response
  useLiveEvent('webhook', () => void response.mutate())
  const timeZone = useTimeZone()
  return (
    <SlideOut
      open={runId !== undefined}
      onClose={onClose}
      title={data ? data.run.contact.fullName || 'Unnamed contact' : 'Contact'}
      description={data?.run.flow.title}
      actions={data && <RunButtons run={data.run} />}
    >
      <PanelBody className="space-y-6">
        <DataBoundary
          response={response}
          errorTitle="The steps could not be loaded"
          fallback={<TextSkeleton lines={6} />}
        >
          {({ run, steps }) => (
            <>
              <div className="space-y-1 text-table">
                <Badge tone={runStateTones[run.state]}>{runStateLabels[run.state]}</Badge>
                <p className="[overflow-wrap:anywhere]">{describeRun(run, timeZone)}</p>
                <p className="text-muted">
                  Entered {formatDateTime(run.startedAt, timeZone)}
                  {run.cause && ` · ${run.cause}`}
                </p>
              </div>
              {steps.length > 0 && (
                <ol aria-label="Steps taken" className="divide-y divide-line text-table">
                  {steps.map((step) => (
                    <RunStepItem key={`${step.stepId} ${step.at}`} step={step} />
                  ))}
                </ol>
              )}
            </>
          )}
        </DataBoundary>
      </PanelBody>
    </SlideOut>
  )
}

function RunButtons({ run }: { run: FlowRun }) {
  const isPermitted = usePermission('MANAGE_MARKETING_SETTINGS')
  const { takeOut, retry } = useRunActions()
  const [isAsking, setAsking] = useState(false)
  if (run.state !== 'ACTIVE' && run.state !== 'FAILED') return null
  return (
    <>
      {run.state === 'FAILED' && isPermitted && (
        <Button size="sm" onClick={() => retry(run)}>
          Try Again
        </Button>
      )}
      <Button size="sm" onClick={() => setAsking(true)}>
        Take Out
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Take ${run.contact.fullName || 'this contact'} out?`}
        description={`“${run.flow.title}” sends and does nothing more for them. What was done stays.`}
        confirmLabel="Take Out"
        tone="danger"
        onConfirm={() => takeOut(run)}
      />
    </>
  )
}
