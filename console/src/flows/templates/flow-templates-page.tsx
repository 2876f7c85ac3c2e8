import { type FlowKind, FlowTitle } from '@gable/shared/flows/flow.ts'
import type { FlowTemplate } from '@gable/shared/flows/flow-detail.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { CardGridSkeleton } from '../../design/feedback/skeleton.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { Breadcrumb } from '../../design/layout/breadcrumb.tsx'
import { Page } from '../../design/layout/page.tsx'
import { NameDialog } from '../../design/overlays/name-dialog.tsx'
import { useFlowPaths } from '../../layout/paths/flow-paths.ts'
import { TopBarSlot } from '../../layout/top-bar-slot.tsx'
import { DataBoundary } from '../../platform/data-boundary.tsx'
import { useApi } from '../../platform/use-api.ts'
import { useOverlayParam } from '../../platform/use-overlay-param.ts'
import { flowLabels } from '../flow-labels.ts'
import { useFlowActions } from '../use-flow-actions.ts'
import { FlowTemplateCard } from './flow-template-card.tsx'
import { FlowTemplateSlideOut } from './flow-template-slide-out.tsx'

/** Starts an automation or a workflow from a template, or from nothing. */
function FlowTemplatesPage({ kind }: { kind: FlowKind }) {
  const { name, plural, templates: title, withArticle } = flowLabels[kind]
  const { listPath, getEditorPath } = useFlowPaths(kind)
  const response = useApi('GET /agent/flow-templates', { query: { kind } })
  const { create } = useFlowActions(kind)
  const { openId, open, close } = useOverlayParam('template')
  const [chosen, setChosen] = useState<FlowTemplate>()
  const [isNaming, setNaming] = useState(false)
  const navigate = useNavigate()
  const askName = (template?: FlowTemplate) => {
    setChosen(template)
    setNaming(true)
  }
  return (
    <Page
      title={title}
      actions={
        <Button icon={Plus} onClick={() => askName()}>
          Start From Scratch
        </Button>
      }
    >
      <TopBarSlot>
        <Breadcrumb items={[{ label: plural, to: listPath }, { label: 'Templates' }]} />
      </TopBarSlot>
      <DataBoundary
        response={response}
        errorTitle="The templates could not be loaded"
        fallback={<CardGridSkeleton cards={6} />}
      >
        {(templates) => (
          <>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(300px,100%),1fr))] gap-4">
              {templates.map((template) => (
                <FlowTemplateCard key={template._id} template={template} onOpen={() => open(template._id)} />
              ))}
            </ul>
            <FlowTemplateSlideOut
              template={templates.find(({ _id }) => _id === openId)}
              onClose={close}
              onUse={askName}
            />
          </>
        )}
      </DataBoundary>
      <NameDialog
        open={isNaming}
        onClose={() => setNaming(false)}
        title={`Create ${name}`}
        description={
          chosen?.contents.length
            ? `Its emails and postcards are created with it. You can change them before you publish.`
            : `Give ${withArticle} a name that your team understands.`
        }
        label={`${name} Name`}
        name={chosen?.title ?? ''}
        schema={FlowTitle}
        max={120}
        submitLabel="Create"
        onSubmit={async (title) => {
          const flow = await create(title, chosen?._id)
          void navigate(getEditorPath(flow))
        }}
      />
    </Page>
  )
}

export const AutomationTemplatesPage = () => <FlowTemplatesPage kind="AUTOMATION" />
export const WorkflowTemplatesPage = () => <FlowTemplatesPage kind="WORKFLOW" />
