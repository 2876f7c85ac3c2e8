import { type MailingParts, parseMailingAddress } from '@gable/shared/addresses/parse-mailing-address.ts'
import type { PostcardRecipient, PostcardSender } from '@gable/shared/postcards/postcard-context.ts'
import { listRecipientRows, type RecipientHomeRow } from '../emails/recipient-queries.ts'
import { listEmailRecipients } from '../emails/recipients.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { MailingAddress } from '../print/carrier.ts'

interface RecipientRequest {
  contactId: string
  /** Null is the contact's main home. */
  propertyId: string | null
  /** Who the postcard is from. Null is the agent in charge of the contact. */
  agentId: string | null
}

/** All of a recipient but the code. */
interface ListedRecipient extends Omit<PostcardRecipient, 'qrText' | 'shortUrl'> {
  to: MailingAddress
}

/** What postcards are filled with, for some hundred contacts at once. Those that were erased or have no home are left out. */
export async function listPostcardRecipients(
  db: Db,
  scope: AccountScope,
  requests: readonly RecipientRequest[],
  { brand }: PostcardSender,
): Promise<Map<string, ListedRecipient>> {
  const sender = { brand, origin: '', postalAddress: brand.address }
  const links = { clickBase: null, unsubscribe: '', preferences: '', openPixel: null }
  const filled = await listEmailRecipients(
    db,
    scope,
    requests.map((request) => ({ ...request, links })),
    { sender },
  )
  const rows = await listRecipientRows(db, scope, requests)
  return new Map(
    rows.flatMap(({ contactId, fullName, home }) => {
      const recipient = filled.get(contactId)
      if (!recipient || !home) return []
      const to = toMailingAddress(fullName, home)
      return [[contactId, { values: recipient.values, agent: recipient.agent, address: toLines(to), to }]]
    }),
  )
}

const toMailingAddress = (fullName: string, home: RecipientHomeRow): MailingAddress => ({
  name: fullName.trim() || 'Current Resident',
  ...((home.street === '' && parseMailingAddress(home.fullAddress)) || toMailingParts(home)),
})

const toMailingParts = ({ doorNumber, street, unit, city, state, zip }: RecipientHomeRow): MailingParts => ({
  line1: [doorNumber, street].filter((part) => part.trim() !== '').join(' '),
  line2: unit.trim(),
  city: city.trim(),
  state: state.toUpperCase(),
  zip,
})

const toLines = ({ name, line1, line2, city, state, zip }: MailingAddress): string[] =>
  [name, [line1, line2].filter((part) => part !== '').join(' '), `${city}, ${state} ${zip}`].filter(
    (line) => line !== '',
  )

/** On one line, without the name. */
export const toAddressLine = ({ line1, line2, city, state, zip }: MailingAddress): string =>
  `${[line1, line2].filter((part) => part !== '').join(' ')}, ${city}, ${state} ${zip}`
