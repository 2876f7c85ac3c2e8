import type * as z from 'zod'
import type { Allow } from '../http/endpoint.ts'
import { defineEndpoints } from '../http/endpoint.ts'
import { Report } from './report.ts'
import { reportQueries } from './report-queries.ts'

/** The permission that a report needs: that of the lists whose figures it shows. */
const marketing = 'MANAGE_MARKETING_SETTINGS'

const defineReport = <Q extends z.ZodType, const A extends Allow>(allow: A, query: Q, about: string) => ({
  allow,
  about,
  query,
  reply: Report,
  // Many readers wait for their turn, and hold no connection meanwhile.
  opensTransactions: true as const,
})

export const reportEndpoints = defineEndpoints({
  'GET /agent/reports/engagement': defineReport(
    'member',
    reportQueries.engagement,
    'Which contacts are warm and by what, who warmed up and who cooled down, and how fast leads are answered.',
  ),
  'GET /agent/reports/database-insight': defineReport(
    'member',
    reportQueries['database-insight'],
    'How many contacts can be reached by email, phone and post, where new ones come from, and what to fix first.',
  ),
  'GET /agent/reports/property-intelligence': defineReport(
    'member',
    reportQueries['property-intelligence'],
    'What the homes of contacts are worth and who is likely to sell, as of today.',
  ),
  'GET /agent/reports/automations': defineReport(
    marketing,
    reportQueries.automations,
    'Contacts who entered and left automations and workflows in a period, and what was sent to them.',
  ),
  'GET /agent/reports/emails': defineReport(
    marketing,
    reportQueries.emails,
    'Emails sent in a period, and what their recipients did. Everything counts on the day its email was sent.',
  ),
  'GET /agent/reports/postcards': defineReport(
    marketing,
    reportQueries.postcards,
    'Postcards sent in a period, their scans and leads, and what they cost.',
  ),
  'GET /agent/reports/widgets': defineReport(
    marketing,
    reportQueries.widgets,
    'What visitors of websites did with the widgets of the account.',
  ),
  'GET /agent/reports/account-landing-pages': defineReport(
    marketing,
    reportQueries['account-landing-pages'],
    'Visits of the landing pages of the account, by page, step, source or campaign.',
  ),
  'GET /agent/reports/contact-dashboard': defineReport(
    marketing,
    reportQueries['contact-dashboard'],
    'Visits of the contact dashboard, by module or button, and what owners corrected.',
  ),
})
