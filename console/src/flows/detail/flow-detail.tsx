import { FlowTitle } from '@gable/shared/flows/flow.ts'
import type { Flow } from '@gable/shared/flows/flow-detail.ts'
import { ChevronDown, Pause, Pencil, Play } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Callout } from '../../design/feedback/callout.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { Breadcrumb } from '../../design/layout/breadcrumb.tsx'
import { Page } from '../../design/layout/page.tsx'
import { Menu } from '../../design/overlays/menu.tsx'
import { NameDialog } from '../../design/overlays/name-dialog.tsx'
import { Tooltip } from '../../design/overlays/tooltip.tsx'
import { LazyRunSlideOut } from '../../flow-runs/lazy-run-slide-out.ts'
import { useRunActions } from '../../flow-runs/use-run-actions.ts'
import { useFlowPaths } from '../../layout/paths/flow-paths.ts'
import { TopBarSlot } from '../../layout/top-bar-slot.tsx'
import { useOverlayParam } from '../../platform/use-overlay-param.ts'
import { flowLabels } from '../flow-labels.ts'
import { FlowMenuItems } from '../flow-menu.tsx'
import { getEditDisabledReason } from '../flow-rules.ts'
import { FlowStatusBadge } from '../flow-status-badge.tsx'
import { useFlowActions } from '../use-flow-actions.ts'
import { useFlowCommands } from '../use-flow-commands.tsx'
import { FlowPerformance } from './flow-performance.tsx'
import { FlowTotals } from './flow-totals.tsx'
import { FlowVersions } from './flow-versions.tsx'
import { RunsSlideOut } from './runs-slide-out.tsx'
import { useRunFilter } from './use-run-filter.ts'

interface FlowDetailProps {
  flow: Flow
  /** The page must not report a flow as missing that is being deleted here. */
  onRemoving: () => void
}

/** An automation or a workflow: where its contacts are, what became of them, and its versions. */
export function FlowDetail({ flow, onRemoving }: FlowDetailProps) {
  const { kind, title, status, statistics } = flow
  const { listPath } = useFlowPaths(kind)
  const navigate = useNavigate()
  const { commands, dialogs } = useFlowCommands(kind, () => {
    onRemoving()
    void navigate(listPath)
  })
  const { rename } = useFlowActions(kind)
  const { retryAll } = useRunActions()
  const [isNaming, setNaming] = useState(false)
  const runs = useRunFilter()
  const run = useOverlayParam('run')
  const { name, plural } = flowLabels[kind]
  const editReason = getEditDisabledReason(flow)
  return (
    <Page
      title={title}
      badge={
        <>
          {status !== 'ARCHIVED' && (
            <IconButton icon={Pencil} size="sm" label="Rename" onClick={() => setNaming(true)} />
          )}
          <FlowStatusBadge status={status} />
        </>
      }
      actions={
        <>
          <Menu align="end" trigger={<Button iconAfter={ChevronDown}>Actions</Button>}>
            <FlowMenuItems flow={flow} commands={commands} />
          </Menu>
          {status === 'ACTIVE' && (
            <Button icon={Pause} onClick={() => commands.pause(flow)}>
              Pause
            </Button>
          )}
          {status === 'PAUSED' && (
            <Button icon={Play} onClick={() => commands.resume(flow)}>
              Resume
            </Button>
          )}
          <Tooltip text={editReason} side="bottom">
            <Button variant="primary" disabled={editReason !== false} onClick={() => commands.edit(flow)}>
              Edit
            </Button>
          </Tooltip>
        </>
      }
    >
      <TopBarSlot>
        <Breadcrumb items={[{ label: plural, to: listPath }, { label: title }]} />
      </TopBarSlot>
      <div className="space-y-8">
        {status === 'PAUSED' && (
          <Callout tone="info" title={`This ${flowLabels[kind].noun} is paused`}>
            Nobody enters it, and nobody moves on, until you resume it.
          </Callout>
        )}
        {statistics.failed > 0 && (
          <Callout
            tone="danger"
            title={`${statistics.failed === 1 ? 'One contact needs' : `${statistics.failed.toLocaleString('en-US')} contacts need`} a look`}
            action={
              <div className="flex flex-wrap gap-2">
                <Button size="sm" onClick={() => runs.open({ state: 'FAILED' })}>
                  Show
                </Button>
                <Button size="sm" onClick={() => retryAll(flow)}>
                  Try Again
                </Button>
              </div>
            }
          >
            A step failed several times. They wait at it until it is tried again.
          </Callout>
        )}
        <FlowTotals flow={flow} onShow={runs.open} />
        <FlowPerformance flow={flow} onShow={runs.open} />
        <FlowVersions flow={flow} />
      </div>
      <RunsSlideOut flow={flow} filter={runs.filter} onFilter={runs.open} onClose={runs.close} onOpenRun={run.open} />
      <LazyRunSlideOut runId={run.openId} onClose={run.close} />
      <NameDialog
        open={isNaming}
        onClose={() => setNaming(false)}
        title={`Rename “${title}”`}
        label={`${name} Name`}
        name={title}
        schema={FlowTitle}
        max={120}
        submitLabel="Rename"
        onSubmit={(next) => rename(flow, next)}
      />
      {dialogs}
    </Page>
  )
}
