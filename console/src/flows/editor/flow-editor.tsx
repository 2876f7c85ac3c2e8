import { describeStep } from '@gable/shared/flows/describe-step.ts'
import type { Flow } from '@gable/shared/flows/flow-detail.ts'
import type { FlowReferences } from '@gable/shared/flows/names.ts'
import { listSteps } from '@gable/shared/flows/program.ts'
import type { Step } from '@gable/shared/flows/step.ts'
import { validateFlow } from '@gable/shared/flows/validate-flow.ts'
import { useDeferredValue, useMemo, useState } from 'react'
import type { BackLink } from '../../editing/back-link.ts'
import { FlowEditorScreen } from './flow-editor-screen.tsx'
import { AddStepDialog } from './list/add-step-dialog.tsx'
import { replaceStep } from './tree/edit-steps.ts'
import { findStep, type Place } from './tree/places.ts'
import { useFlowDraft } from './use-flow-draft.ts'
import { FlowEditorContext, type FlowEditorValue, startId } from './use-flow-editor.ts'
import { useStepActions } from './use-step-actions.ts'
import { useStepFocus } from './use-step-focus.ts'

interface FlowEditorProps {
  flow: Flow
  references: FlowReferences
  /** Shows a flow that the server returned. */
  showFlow: (flow: Flow) => unknown
  backLink: BackLink
}

/** A full-window editor that saves every change by itself. */
export function FlowEditor({ flow, references, showFlow, backLink }: FlowEditorProps) {
  const { present: definition, draft } = useFlowDraft({ flow, showFlow })
  // A new flow begins with the question who enters it, where there is room for it.
  const [selectedId, setSelectedId] = useState<string | undefined>(() =>
    flow.draft.steps.length === 0 && window.matchMedia('(width >= 64rem)').matches ? startId : undefined,
  )
  const [focusRequest, setFocusRequest] = useState(0)
  const [addingAt, setAddingAt] = useState<Place>()
  const [announcement, setAnnouncement] = useState('')
  const { focusStep, cancelFocus } = useStepFocus()

  const names = useMemo(
    () => ({ ...references, steps: new Map(listSteps(definition.steps).map((step) => [step.id, step])) }),
    [references, definition.steps],
  )
  // Errors may lag behind the typing.
  const checked = useDeferredValue(definition)
  const errors = useMemo(() => validateFlow(flow.kind, checked, references), [flow.kind, checked, references])

  const select = (id: string | undefined, moveFocus = false) => {
    setSelectedId(id)
    draft.endStep()
    if (moveFocus) setFocusRequest((count) => count + 1)
  }
  const actions = useStepActions({ draft, names, select, selectedId, focusStep, announce: setAnnouncement })
  const changeStep = (step: Step, changes: Partial<Step>, key?: string) =>
    draft.change((current) => {
      const latest = findStep(current.steps, step.id)
      if (!latest) return current
      return { ...current, steps: replaceStep(current.steps, { ...latest, ...changes } as Step) }
    }, key)

  const value: FlowEditorValue = {
    flow,
    definition,
    references: names,
    change: draft.change,
    changeStep,
    actions,
    selectedId,
    select,
    openAddDialog: setAddingAt,
    getErrors: (stepId) => errors.filter((error) => error.stepId === stepId).map(({ message }) => message),
    getSentence: (step) => describeStep(step, names),
  }

  return (
    <FlowEditorContext.Provider value={value}>
      <FlowEditorScreen
        flow={flow}
        draft={draft}
        errors={errors}
        showFlow={showFlow}
        backLink={backLink}
        focusRequest={focusRequest}
        onJump={(id) => {
          select(id, true)
          document.querySelector(`[data-step="${id}"]`)?.scrollIntoView({ block: 'center' })
        }}
        onCloseSettings={() => {
          const id = selectedId
          select(undefined)
          focusStep(id ?? startId)
        }}
      />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <AddStepDialog
        open={addingAt !== undefined}
        onClose={() => setAddingAt(undefined)}
        onChoose={(kind) => {
          setAddingAt(undefined)
          cancelFocus()
          if (addingAt) actions.add(addingAt, kind)
        }}
      />
    </FlowEditorContext.Provider>
  )
}
