import { parseMailingAddress } from '@gable/shared/addresses/parse-mailing-address.ts'
import { formatDollars, formatPercent } from '@gable/shared/contact-dashboard/format-amounts.ts'
import type { MergeFieldName, MergeValues } from '@gable/shared/content/merge-fields.ts'
import type { EmailAgent, EmailHome, EmailSender } from '@gable/shared/emails/email-context.ts'
import { toDay } from '@gable/shared/time/calendar.ts'
import type { AgentColumns, RecipientRow } from './recipient-queries.ts'

interface SenderInput {
  row: AgentColumns
  agent: EmailAgent
  sender: EmailSender
  today: Date
}

interface MergeInput extends SenderInput {
  row: RecipientRow
  home: EmailHome | null
}

/** The values of the merge fields for one recipient. An empty value makes the fallback of the field show. */
export const createMergeValues = ({ row, home, ...sender }: MergeInput): MergeValues =>
  ({
    'contact.firstName': row.firstName.trim(),
    'contact.lastName': row.lastName.trim(),
    'contact.fullName': row.fullName.trim(),
    ...listHomeValues(row, home, toDay(sender.today.getTime(), row.timeZone)),
    ...createSenderValues({ row, ...sender }),
  }) satisfies Record<MergeFieldName, string>

type SenderFieldName = Extract<MergeFieldName, `agent.${string}` | `agency.${string}` | `today.${string}`>

/** The values that do not depend on the contact. */
export const createSenderValues = ({
  row,
  agent,
  sender: { brand },
  today,
}: SenderInput): Record<SenderFieldName, string> => ({
  'agent.firstName': row.agentFirstName ?? agent.fullName,
  'agent.fullName': agent.fullName,
  'agent.email': agent.email,
  'agent.phone': agent.phone,
  'agency.name': brand.name,
  'agency.phone': brand.phone,
  'agency.website': brand.website,
  'today.month': monthName.format(new Date(toDay(today.getTime(), row.timeZone))),
  'today.year': toDay(today.getTime(), row.timeZone).slice(0, 4),
})

// Creating a format takes longer than filling an email.
const monthName = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long' })

/** Some addresses were never split into their parts. */
const toStreet = (row: RecipientRow['home']) =>
  [row?.doorNumber, row?.street, row?.unit].filter(Boolean).join(' ') || (row?.fullAddress.split(',')[0] ?? '')

const toCity = (row: RecipientRow['home']) => row?.city || (parseMailingAddress(row?.fullAddress ?? '')?.city ?? '')

type HomeFieldName = Extract<MergeFieldName, `home.${string}`>

function listHomeValues(
  { home: row }: RecipientRow,
  home: EmailHome | null,
  day: string,
): Record<HomeFieldName, string> {
  const { estimate = null, equity = null } = home ?? {}
  const years = row?.lastSoldOn ? countYears(row.lastSoldOn, day) : 0
  return {
    'home.address': row?.fullAddress ?? '',
    'home.street': toStreet(row),
    'home.city': toCity(row),
    'home.value': estimate ? formatDollars(estimate.value) : '',
    'home.valueRange': estimate ? `${formatDollars(estimate.low)} – ${formatDollars(estimate.high)}` : '',
    'home.valueChange': formatChange(estimate?.changePercent ?? null),
    'home.equity': equity ? formatDollars(equity.amount) : '',
    'home.purchaseYear': row?.lastSoldOn?.slice(0, 4) ?? '',
    'home.yearsOwned': years > 0 ? String(years) : '',
  }
}

function formatChange(percent: number | null): string {
  if (percent === null) return ''
  return percent < 0 ? `−${formatPercent(-percent)}` : `+${formatPercent(percent)}`
}

/** Whole years between two days. */
function countYears(from: string, till: string): number {
  const years = Number(till.slice(0, 4)) - Number(from.slice(0, 4))
  return till.slice(5) < from.slice(5) ? years - 1 : years
}
