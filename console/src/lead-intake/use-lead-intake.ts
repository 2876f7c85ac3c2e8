import type { IntakeEntry } from '@gable/shared/lead-intake/entry.ts'
import { toast } from '../design/feedback/toast.tsx'
import { showErrorToast } from '../platform/error-toast.ts'
import { useLiveEvent } from '../platform/live.ts'
import { call, useApi, useRefresh } from '../platform/use-api.ts'

/** Reads everything on screen again. */
export function useRefreshIntake() {
  const refresh = useRefresh()
  return () =>
    refresh(
      'GET /agent/lead-intake/address',
      'GET /agent/lead-intake/sources',
      'GET /agent/lead-intake/sources/:sourceId',
      'GET /agent/lead-intake/sources/:sourceId/payloads',
      'GET /agent/lead-intake/entries',
      'GET /agent/lead-intake/entries/:entryId',
    )
}

/** The address and its figures, current while something arrives. */
export function useIntakeAddress() {
  const refresh = useRefreshIntake()
  useLiveEvent('lead-intake', () => void refresh())
  return useApi('GET /agent/lead-intake/address')
}

/** Sets an entry aside or puts it back. Setting aside can be undone from the toast. */
export function useDismissEntry() {
  const refresh = useRefreshIntake()
  const restore = ({ _id: entryId }: Pick<IntakeEntry, '_id'>) =>
    call('POST /agent/lead-intake/entries/:entryId/undismissed', { params: { entryId } })
      .then(refresh)
      .catch(showErrorToast)
  const dismiss = (entry: Pick<IntakeEntry, '_id'>) =>
    call('POST /agent/lead-intake/entries/:entryId/dismissed', { params: { entryId: entry._id } })
      .then(refresh)
      .then(() => toast('Message dismissed', { label: 'Undo', run: () => void restore(entry) }))
      .catch(showErrorToast)
  return { dismiss, restore }
}
