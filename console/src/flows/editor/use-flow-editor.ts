import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import type { Flow } from '@gable/shared/flows/flow-detail.ts'
import type { FlowReferences } from '@gable/shared/flows/names.ts'
import type { Step, StepKind } from '@gable/shared/flows/step.ts'
import { createContext, useContext } from 'react'
import type { Place } from './tree/places.ts'

/** The start is edited in a panel like a step. */
export const startId = 'start'

export interface StepActions {
  add: (place: Place, kind: StepKind) => void
  duplicate: (id: string) => void
  remove: (id: string) => void
  /** By one place. */
  shift: (id: string, direction: 'UP' | 'DOWN') => void
  moveTo: (id: string, place: Place) => void
}

export interface FlowEditorValue {
  flow: Pick<Flow, '_id' | 'kind' | 'title'>
  definition: FlowDefinition
  /** The account's contents, agents and so on, and the steps of this flow. */
  references: FlowReferences
  /** Changes with the same key soon after each other are undone at once. */
  change: (update: (definition: FlowDefinition) => FlowDefinition, key?: string) => void
  changeStep: (step: Step, changes: Partial<Step>, key?: string) => void
  actions: StepActions
  /** The step whose settings are open, or the start. */
  selectedId: string | undefined
  /** With `moveFocus`, the focus goes to the settings. */
  select: (id: string | undefined, moveFocus?: boolean) => void
  /** Opens the list of steps to add at a place. */
  openAddDialog: (place: Place) => void
  /** What is wrong at a step. Null is the start. */
  getErrors: (stepId: string | null) => readonly string[]
  getSentence: (step: Step) => string
}

export const FlowEditorContext = createContext<FlowEditorValue | undefined>(undefined)

export function useFlowEditor(): FlowEditorValue {
  const value = useContext(FlowEditorContext)
  if (!value) throw new Error('useFlowEditor must be used inside the editor of a flow')
  return value
}
