import type { FlowRun } from '@gable/shared/flows/run.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { useAssetAction } from '../assets/use-asset-action.ts'
import { toast } from '../design/feedback/toast.tsx'
import { call } from '../platform/use-api.ts'
import { useRefreshFlows } from './use-refresh-flows.ts'

/** What can be done for contacts in a flow. */
export function useRunActions() {
  const { runAction, runActionWithToast } = useAssetAction(useRefreshFlows())
  const to = ({ _id }: Pick<FlowRun, '_id'>) => ({ params: { runId: _id } })
  return {
    takeOut: (run: FlowRun) =>
      runAction(call('POST /agent/flow-runs/:runId/left', to(run)), {
        success: `${run.contact.fullName || 'Contact'} taken out`,
        error: 'The contact could not be taken out. Please try again.',
      }),
    retry: (run: FlowRun) =>
      runActionWithToast(call('POST /agent/flow-runs/:runId/retried', to(run)), {
        success: 'The step is tried again',
        error: 'The step could not be tried again. Please try later.',
      }),
    retryAll: async ({ _id }: { _id: string }, stepId?: string) => {
      const body = stepId === undefined ? {} : { stepId }
      const reply = await runActionWithToast(
        call('POST /agent/flows/:flowId/runs/retried', { params: { flowId: _id }, body }),
        { error: 'The steps could not be tried again. Please try later.' },
      )
      if (reply) toast.success(`${pluralize(reply.retried, 'step is', 'steps are')} tried again`)
    },
  }
}
