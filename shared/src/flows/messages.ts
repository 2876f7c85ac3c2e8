import { activeFlowMaximum, type FlowKind, stepMaximum } from './flow.ts'

/** What agents read when a flow cannot be changed, in tooltips and in answers of the server. */
export const flowMessages = {
  AUTOMATION: toMessages('automation', 'automations'),
  WORKFLOW: toMessages('workflow', 'workflows'),
} as const satisfies Record<FlowKind, Record<string, string>>

function toMessages(one: string, many: string) {
  return {
    editArchived: `You cannot edit an archived ${one}. Unarchive it first.`,
    notPublished: `This ${one} was never published.`,
    notActive: `This ${one} is not active.`,
    notPaused: `This ${one} is not paused.`,
    notArchived: `Only archived ${many} can be unarchived.`,
    deletePublished: `You cannot delete ${many} that have been published. Archive it instead.`,
    tooLong: `A flow can have ${stepMaximum} steps at most. Please shorten this ${one}.`,
    tooMany: `At most ${activeFlowMaximum} automations and workflows can be active at once. Pause one first.`,
    hasErrors: `This ${one} is not ready to be published`,
    unavailable: `The ${one} you are attempting to reach is no longer available.`,
  }
}
