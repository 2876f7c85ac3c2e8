import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import type { Flow } from '@gable/shared/flows/flow-detail.ts'
import { changedElsewhere, Problem } from '@gable/shared/http/problem.ts'
import { type SavedDraft, useSavedDraft } from '../../editing/draft/use-saved-draft.ts'
import { useAccount } from '../../platform/account.ts'
import { callInAccount } from '../../platform/use-api.ts'

interface FlowDraftOptions {
  flow: Flow
  /** Shows a flow that the server returned. */
  showFlow: (flow: Flow) => unknown
}

/** The draft of a flow with its steps back. Every change is saved by itself. */
export function useFlowDraft({ flow, showFlow }: FlowDraftOptions) {
  const { accountId, agent } = useAccount()
  const params = { flowId: flow._id }
  const call = callInAccount(accountId)

  /** It is no conflict that someone else renamed the flow, or paused it. */
  async function save(
    definition: FlowDefinition,
    basedOn: string | undefined,
    isKnown: (stored: Flow) => boolean,
  ): Promise<Flow> {
    const put = (basedOn: string | undefined) =>
      call('PUT /agent/flows/:flowId/draft', { params, body: { definition, ...(basedOn && { basedOn }) } })
    try {
      return await put(basedOn)
    } catch (error) {
      if (!(error instanceof Problem) || error.message !== changedElsewhere) throw error
      const stored = await call('GET /agent/flows/:flowId', { params })
      if (!isKnown(stored)) throw error
      return put(stored.updatedAt)
    }
  }

  return useSavedDraft<Flow, FlowDefinition>({
    saved: flow,
    storageKey: `unsaved-flow.${agent._id}.${flow._id}`,
    getDraft: ({ draft }) => draft,
    withDefaults: (stored) => stored as FlowDefinition,
    save,
    showSaved: showFlow,
  })
}

export type FlowDraft = SavedDraft<Flow, FlowDefinition>
