import type { FlowDefinition } from '../definition.ts'
import type { FlowKind } from '../flow.ts'
import type { Duration, DurationUnit, Step, StepKind, StepOf } from '../step.ts'

/** A content that a flow comes with. */
export interface TemplateContent {
  medium: 'EMAIL' | 'POSTCARD'
  /** The template of the content. */
  templateId: string
  title: string
}

export interface FlowTemplateSource {
  id: string
  kind: FlowKind
  title: string
  description: string
  contents: Record<string, TemplateContent>
  /** Builds the definition around the contents that were created for it, by their keys. */
  build: (contentIds: Record<string, string>) => FlowDefinition
}

/** A definition with the usual answers where a template has none. */
export const toDefinition = (definition: Partial<FlowDefinition> & Pick<FlowDefinition, 'steps'>): FlowDefinition => ({
  trigger: null,
  filters: [],
  reentry: 'NEVER',
  exits: [],
  window: null,
  ...definition,
})

/** Emails leave on workdays, when people read them. */
export const workdays: FlowDefinition['window'] = { days: [1, 2, 3, 4, 5], from: '09:00', till: '18:00' }

type Settings<Kind extends StepKind> = Omit<StepOf<Kind>, 'id' | 'kind'>

/** Creates steps with ids that count up from 1. */
export function createStepBuilder() {
  let count = 0
  const create = <Kind extends StepKind>(kind: Kind, settings: Settings<Kind>): StepOf<Kind> => {
    count += 1
    return { id: `step-${count}`, kind, ...settings } as unknown as StepOf<Kind>
  }
  return {
    create,
    wait: (amount: number, unit: DurationUnit): Step => create('WAIT', { duration: { amount, unit } }),
    sendEmail: (contentId: string | undefined): Step => create('SEND_EMAIL', { contentId: contentId ?? null }),
    sendPostcard: (contentId: string | undefined): Step => create('SEND_POSTCARD', { contentId: contentId ?? null }),
    task: (action: string, due: Duration): Step => create('CREATE_TASK', { action, due, leadType: 'SELLER' }),
    notifyOwner: (message: string): Step => create('NOTIFY', { to: 'OWNER', agentIds: [], message }),
    /** Starts over with a step. */
    repeatFrom: (step: Step | undefined): Step => create('GO_TO', { stepId: step?.id ?? null }),
  }
}
