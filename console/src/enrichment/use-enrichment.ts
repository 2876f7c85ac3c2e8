import type { EnrichmentSettings } from '@gable/shared/enrichment/enrichment.ts'
import { toast } from '../design/feedback/toast.tsx'
import { useLiveEvent } from '../platform/live.ts'
import { showErrorToast } from '../platform/error-toast.ts'
import { call, useApi } from '../platform/use-api.ts'

/** How the homes stand, and what can be done about it. While a run is under way only how far it is is read again. */
export function useEnrichment() {
  const read = useApi('GET /agent/enrichment')
  const runs = useApi('GET /agent/enrichment/runs')
  const again = async () => {
    const now = await runs.mutate()
    if (!now?.data.some(({ endedAt }) => endedAt === null)) await read.mutate()
  }
  useLiveEvent('enrichment', () => void again())

  return {
    read,
    runs,
    lookUp: () =>
      call('POST /agent/enrichment/runs')
        .then(({ due }) => toast.success(due > 0 ? 'Your homes are being looked up' : 'Every home is up to date'))
        .catch(showErrorToast)
        .then(again),
    stop: (runId: string) =>
      call('DELETE /agent/enrichment/runs/:runId', { params: { runId } }).catch(showErrorToast).then(again),
    decide: async (settings: EnrichmentSettings) => {
      if (read.data) void read.mutate({ ...read.data, settings }, { revalidate: false })
      await call('PUT /agent/enrichment/settings', { body: settings }).catch(showErrorToast)
      await again()
    },
  }
}
