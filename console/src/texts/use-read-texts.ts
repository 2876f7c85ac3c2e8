import type { ContactText } from '@gable/shared/texts/personal-text.ts'
import { useEffect } from 'react'
import { useAccountId } from '../platform/account.ts'
import { callInAccount } from '../platform/use-api.ts'

/**
 * Marks the notifications about the texts of a contact as read while they are on screen, also for each text that arrives
 * meanwhile. The live event of the change updates the bell in every tab.
 */
export function useReadTexts(contactId: string, shownTexts: readonly ContactText[] | undefined) {
  const accountId = useAccountId()
  const newestId = shownTexts?.find(({ state }) => state === 'RECEIVED')?._id
  useEffect(() => {
    if (newestId === undefined) return
    // On failure they stay unread, and opening the texts again retries.
    callInAccount(accountId)('POST /agent/notifications/read', { body: { textsFrom: contactId } }).catch(() => {})
  }, [accountId, contactId, newestId])
}
