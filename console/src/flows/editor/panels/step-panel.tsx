import type { Step, StepKind, StepOf } from '@gable/shared/flows/step.ts'
import type { ComponentType } from 'react'
import { useFlowEditor } from '../use-flow-editor.ts'
import { AssignOwnerPanel } from './assign-owner-panel.tsx'
import { AttributePanel } from './attribute-panel.tsx'
import { ConditionPanel } from './condition-panel.tsx'
import { ContentPanel } from './content-panel.tsx'
import { GoToPanel } from './go-to-panel.tsx'
import { EnrollPanel, NotifyPanel, StagePanel, TagPanel, TaskPanel, TextPanel, WebhookPanel } from './simple-panels.tsx'
import { SplitPanel } from './split-panel.tsx'
import { EventPanel, WaitPanel, WaitUntilPanel } from './wait-panels.tsx'

export interface StepPanelProps<S extends Step> {
  step: S
  /** Changes with the same key soon after each other are undone at once. */
  onChange: (changes: Partial<Omit<S, 'id' | 'kind'>>, key?: string) => void
}

/** The settings of a step. */
export function StepPanel({ step }: { step: Step }) {
  const { changeStep } = useFlowEditor()
  const Panel = panels[step.kind] as ComponentType<StepPanelProps<Step>>
  return <Panel step={step} onChange={(changes, key) => changeStep(step, changes, key && `${step.id} ${key}`)} />
}

type Panels = { [Kind in StepKind]: ComponentType<StepPanelProps<StepOf<Kind>>> }

const panels: Panels = {
  SEND_EMAIL: (props) => <ContentPanel {...props} medium="EMAIL" />,
  SEND_POSTCARD: (props) => <ContentPanel {...props} medium="POSTCARD" />,
  WAIT: WaitPanel,
  WAIT_UNTIL: WaitUntilPanel,
  WAIT_FOR_EVENT: EventPanel,
  CONDITION: ConditionPanel,
  SPLIT: SplitPanel,
  GO_TO: GoToPanel,
  END: () => <p className="text-muted">Contacts who come here are through. Nothing happens after this step.</p>,
  ASSIGN_OWNER: AssignOwnerPanel,
  CHANGE_STAGE: StagePanel,
  ADD_TAG: (props) => <TagPanel {...props} allowNew />,
  REMOVE_TAG: TagPanel,
  SET_ATTRIBUTE: AttributePanel,
  ENROLL: EnrollPanel,
  CREATE_TASK: TaskPanel,
  ADD_NOTE: TextPanel,
  NOTIFY: NotifyPanel,
  CALL_WEBHOOK: WebhookPanel,
}
