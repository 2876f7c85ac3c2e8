import type { FlowKind } from '@gable/shared/flows/flow.ts'
import { useAccountPath } from '../platform/account.ts'
import { flowLabels } from './flow-labels.ts'

/** The console paths of automations or workflows. */
export function useFlowPaths(kind: FlowKind) {
  const pathTo = useAccountPath()
  const areaPath = pathTo(flowLabels[kind].path)
  const getPath = ({ _id }: { _id: string }) => `${areaPath}/${_id}`
  return {
    listPath: pathTo(flowLabels[kind].listPath),
    templatesPath: `${areaPath}/template/create`,
    getPath,
    getEditorPath: (flow: { _id: string }) => `${getPath(flow)}/edit`,
  }
}
