import type { FlowKind } from '@gable/shared/flows/flow.ts'
import { useAccountPath } from '../../platform/account.ts'

/** The console paths of automations or workflows. */
export function useFlowPaths(kind: FlowKind) {
  const pathTo = useAccountPath()
  const getPath = ({ _id }: { _id: string }) => pathTo(`${areas[kind]}/${_id}`)
  return {
    listPath: pathTo(lists[kind]),
    templatesPath: pathTo(`${areas[kind]}/template/create`),
    getPath,
    getEditorPath: (flow: { _id: string }) => `${getPath(flow)}/edit`,
  }
}

const areas: Record<FlowKind, string> = { AUTOMATION: 'marketing/automation', WORKFLOW: 'workflow' }
const lists: Record<FlowKind, string> = { AUTOMATION: 'marketing/automation/list', WORKFLOW: 'workflow' }
