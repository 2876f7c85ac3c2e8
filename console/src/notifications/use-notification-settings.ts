import type { NotificationKind } from '@gable/shared/notifications/kinds.ts'
import type { NotificationSettings, NotificationSettingsChange } from '@gable/shared/notifications/settings.ts'
import { useAccountId } from '../platform/account.ts'
import { showErrorToast } from '../platform/error-toast.ts'
import { runInOrder } from '../platform/run-in-order.ts'
import { callInAccount, useApi } from '../platform/use-api.ts'

/** The agent's settings in this account. A change shows at once and is reverted if it cannot be saved. */
export function useNotificationSettings() {
  const accountId = useAccountId()
  const response = useApi('GET /agent/notifications/settings')
  async function save(change: NotificationSettingsChange) {
    await response.mutate((settings) => settings && applyChange(settings, change), { revalidate: false })
    try {
      await runInOrder(`notification-settings ${accountId}`, () =>
        callInAccount(accountId)('PATCH /agent/notifications/settings', { body: change }),
      )
    } catch (error) {
      showErrorToast(error)
      await response.mutate()
    }
  }
  return { response, save }
}

function applyChange(
  { kinds, ...settings }: NotificationSettings,
  { kinds: changed = {}, digestHour }: NotificationSettingsChange,
): NotificationSettings {
  const entries = Object.entries(kinds).map(([kind, channels]) => [
    kind,
    { ...channels, ...changed[kind as NotificationKind] },
  ])
  return { ...settings, kinds: Object.fromEntries(entries), ...(digestHour !== undefined && { digestHour }) }
}
