import { useLiveRefresh, useRefreshEndpoints } from '../assets/use-refresh-endpoints.ts'

/** Returns a function that refetches all data of automations and workflows. */
export const useRefreshFlows = () => useRefreshEndpoints(flowReads)

/** Refetches when another user changes a flow, and when contacts move in it. */
export function useLiveFlows() {
  useLiveRefresh('flows', useRefreshFlows())
}

const flowReads: ReadonlySet<string> = new Set([
  'GET /agent/flows',
  'GET /agent/flows/:flowId',
  'GET /agent/flows/:flowId/versions',
  'GET /agent/flows/:flowId/performance',
  'GET /agent/flows/:flowId/runs',
  'GET /agent/flow-runs/:runId',
  'GET /agent/flow-events/failed',
  'GET /agent/contacts/:contactId/flows',
])
