import type { EnrichmentSettings } from '@gable/shared/enrichment/enrichment.ts'
import { toast } from '../design/feedback/toast.tsx'
import { showErrorToast } from '../platform/error-toast.ts'
import { useLiveEvent } from '../platform/live.ts'
import { call, useApi } from '../platform/use-api.ts'

/** The enrichment data with its actions. While a run is in progress, live updates only refresh the list of runs. */
export function useEnrichment() {
  const response = useApi('GET /agent/enrichment')
  const runs = useApi('GET /agent/enrichment/runs')
  const refresh = async () => {
    const latest = await runs.mutate()
    if (!latest?.data.some(({ endedAt }) => endedAt === null)) await response.mutate()
  }
  useLiveEvent('enrichment', () => void refresh())

  return {
    response,
    runs,
    startRun: () =>
      call('POST /agent/enrichment/runs')
        .then(({ due }) => toast.success(due > 0 ? 'Refresh started' : 'All homes are up to date'))
        .catch(showErrorToast)
        .then(refresh),
    stopRun: (runId: string) =>
      call('DELETE /agent/enrichment/runs/:runId', { params: { runId } }).catch(showErrorToast).then(refresh),
    saveSettings: async (settings: EnrichmentSettings) => {
      if (response.data) void response.mutate({ ...response.data, settings }, { revalidate: false })
      await call('PUT /agent/enrichment/settings', { body: settings }).catch(showErrorToast)
      await refresh()
    },
  }
}
