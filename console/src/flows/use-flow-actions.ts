import type { FlowKind, FlowSummary } from '@gable/shared/flows/flow.ts'
import { newId } from '@gable/shared/ids.ts'
import { useAssetAction } from '../assets/use-asset-action.ts'
import { useRefreshFlows } from '../flow-runs/use-refresh-flows.ts'
import { call } from '../platform/use-api.ts'
import { flowLabels } from './flow-labels.ts'

type Target = Pick<FlowSummary, '_id'>

/** The mutations of automations or workflows. Each one refreshes the data on the screen. */
export function useFlowActions(kind: FlowKind) {
  const { runAction, runActionWithToast } = useAssetAction(useRefreshFlows())
  const { name, noun } = flowLabels[kind]
  const to = ({ _id }: Target) => ({ params: { flowId: _id } })
  const messages = (verb: string, done: string) => ({
    success: `${name} ${done}`,
    error: `The ${noun} could not be ${verb}. Please try again.`,
  })
  return {
    create: (title: string, templateId?: string) => {
      const flowId = newId()
      return runAction(
        templateId === undefined
          ? call('POST /agent/flows', { body: { flowId, kind, title } })
          : call('POST /agent/flow-templates/:templateId/create', { params: { templateId }, body: { flowId, title } }),
        { error: `The ${noun} could not be created. Please try again.` },
      )
    },
    rename: ({ _id }: Target, title: string) =>
      runAction(call('PATCH /agent/flows/:flowId/title', { params: { flowId: _id }, body: { title } }), {
        ...messages('renamed', 'renamed'),
      }),
    clone: (flow: Target) =>
      runActionWithToast(call('POST /agent/flows/:flowId/clone', to(flow)), messages('cloned', 'cloned')),
    pause: (flow: Target) =>
      runActionWithToast(call('POST /agent/flows/:flowId/paused', to(flow)), messages('paused', 'paused')),
    resume: (flow: Target) =>
      runActionWithToast(call('POST /agent/flows/:flowId/resumed', to(flow)), messages('resumed', 'resumed')),
    archive: (flow: Target) =>
      runAction(call('POST /agent/flows/:flowId/archived', to(flow)), messages('archived', 'archived')),
    unarchive: (flow: Target) =>
      runActionWithToast(call('POST /agent/flows/:flowId/unarchived', to(flow)), messages('unarchived', 'unarchived')),
    restoreVersion: ({ _id }: Target, version: number) =>
      runAction(
        call('POST /agent/flows/:flowId/versions/:version/restored', {
          params: { flowId: _id, version: String(version) },
        }),
        { success: 'Version restored as draft', error: 'The version could not be restored. Please try again.' },
      ),
    remove: (flow: Target) => runAction(call('DELETE /agent/flows/:flowId', to(flow)), messages('deleted', 'deleted')),
  }
}
