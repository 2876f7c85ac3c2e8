import type { DashboardLink } from '@gable/shared/contact-dashboard/endpoints.ts'
import { toast } from '../design/feedback/toast.tsx'
import { useAccountId } from '../platform/account.ts'
import { callInAccount, useRefresh } from '../platform/use-api.ts'

/** Replaces a dashboard link or turns it off. */
export function useLinkActions(contactId: string, { propertyId }: Pick<DashboardLink, 'propertyId'>) {
  const call = callInAccount(useAccountId())
  const refresh = useRefresh()
  const params = { contactId, propertyId }

  /** Offers send the same link. */
  const refreshLinks = () =>
    refresh('GET /agent/contacts/:contactId/dashboard-links', 'GET /agent/properties/:propertyId/deal')

  async function run(action: 'replace' | 'revoke', message: string) {
    await call(`POST /agent/contacts/:contactId/dashboard-links/:propertyId/${action}`, { params })
    toast.success(message)
    await refreshLinks()
  }

  return {
    replace: () => run('replace', 'New dashboard link created'),
    turnOff: () => run('revoke', 'Dashboard link turned off'),
  }
}
