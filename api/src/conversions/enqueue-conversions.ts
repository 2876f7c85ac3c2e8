import { asksForSharing } from '@gable/shared/conversions/sharing-consent.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { insertDeliveries } from './delivery-queries.ts'
import { getConversionSettings } from './queries.ts'

interface SentLead {
  submissionId: string
  /** The consent text that the visitor saw, verified. */
  wording: string
  userAgent: string
  clientIds: Record<string, string>
}

/** Reports a lead to the vendors that are on, as part of the submission's transaction. */
export async function enqueueConversions(db: Db, scope: AccountScope, lead: SentLead) {
  const { sharesDetails } = await getConversionSettings(db, scope)
  await insertDeliveries(db, scope, {
    submissionId: lead.submissionId,
    sharesDetails: sharesDetails && asksForSharing(lead.wording),
    client: { userAgent: lead.userAgent.slice(0, 500), ids: pickClientIds(lead.clientIds) },
  })
}

/** The names under which browsers report what vendors know them by. */
const clientIdNames = ['ga', 'gaSession', 'fbp', 'ttp']

/** Anyone may send anything, so only what looks like such an id is passed on. */
const pickClientIds = (ids: Record<string, string>) =>
  Object.fromEntries(
    clientIdNames.flatMap((name) => {
      const id = ids[name] ?? ''
      return /^[\w.-]{1,100}$/.test(id) ? [[name, id]] : []
    }),
  )
