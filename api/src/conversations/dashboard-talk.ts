import type { PublicDashboard } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import type { OpenDashboard } from '../contact-dashboard/open-dashboard.ts'
import { recordActivity } from '../contacts/write-queries.ts'
import { listFacts } from './facts.ts'
import { handOver } from './hand-over.ts'
import type { Talk } from './talk.ts'

export const getAgentName = ({ owner, content }: OpenDashboard) => owner.agentName ?? content.brand.name

/** A conversation on the page of a home. Its link says who the owner is, so a person can always answer. */
export function openDashboardTalk(open: OpenDashboard, id: string, loadPage: () => Promise<PublicDashboard>): Talk {
  const { db, scope, owner, propertyId, content } = open
  const { contactId } = owner
  return {
    db,
    scope,
    key: { id, place: 'contact-dashboard', contactId, propertyId },
    agentName: getAgentName(open),
    timeZone: content.timeZone,
    getFacts: async (assistant, officeHours) => {
      const page = await loadPage()
      return { agency: page.brand.name, facts: listFacts(page, { ...assistant, officeHours }) }
    },
    recordQuestion: async (question) => {
      const detail = { conversationId: id, question }
      await recordActivity(db, scope, { contactId, propertyId }, { eventGroup: 'DASHBOARD', kind: 'ASKED', detail })
    },
    handOver: async ({ handOverReason: before }, reason, question) => {
      await handOver(open, { conversationId: id, reason, before, question })
      return true
    },
  }
}
