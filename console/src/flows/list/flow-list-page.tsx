import type { FlowKind } from '@gable/shared/flows/flow.ts'
import { Plus } from 'lucide-react'
import { Button } from '../../design/inputs/button.tsx'
import { Breadcrumb } from '../../design/layout/breadcrumb.tsx'
import { Page } from '../../design/layout/page.tsx'
import { useFlowPaths } from '../../layout/paths/flow-paths.ts'
import { TopBarSlot } from '../../layout/top-bar-slot.tsx'
import { flowLabels } from '../flow-labels.ts'
import { FailedEventsNotice } from './failed-events-notice.tsx'
import { FlowList } from './flow-list.tsx'

function FlowListPage({ kind }: { kind: FlowKind }) {
  const { name, plural } = flowLabels[kind]
  const { templatesPath } = useFlowPaths(kind)
  const createButton = (
    <Button variant="primary" icon={Plus} to={templatesPath}>
      {`Create ${name}`}
    </Button>
  )
  return (
    <Page title={plural} actions={createButton}>
      <TopBarSlot>
        <Breadcrumb items={[{ label: plural }]} />
      </TopBarSlot>
      <FailedEventsNotice />
      <FlowList kind={kind} createButton={createButton} />
    </Page>
  )
}

export const AutomationListPage = () => <FlowListPage kind="AUTOMATION" />
export const WorkflowListPage = () => <FlowListPage kind="WORKFLOW" />
