import { toPublicBrand } from '@gable/shared/branding/public-brand.ts'
import { newId } from '@gable/shared/ids.ts'
import { toHelpText } from '@gable/shared/texts/help-text.ts'
import { readKeyword, type TextKeyword } from '@gable/shared/texts/keywords.ts'
import { getAgency } from '../agency/queries.ts'
import { getBranding } from '../branding/queries.ts'
import { lockContacts } from '../contacts/lock-queries.ts'
import { recordActivity } from '../contacts/write-queries.ts'
import { planAnswerToText } from '../leads/answer-text-queries.ts'
import { notifyAgent } from '../notifications/notify-agent.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import { countAttempt } from '../platform/rate-limit.ts'
import type { AccountScope } from '../platform/scope.ts'
import { changePermission } from './change-permission.ts'
import { getLastTextedContact, insertMessage } from './message-queries.ts'
import { getPermission, listContactsOfPhone } from './permission-queries.ts'
import { publishText } from './send-text.ts'

/**
 * A text that somebody sent to the agency. Returns what to answer at once, if anything. The provider may report it again,
 * which changes nothing and gets the same answer.
 */
export async function receiveText(db: Db, scope: AccountScope, form: URLSearchParams): Promise<string | undefined> {
  const from = form.get('From') ?? ''
  const sid = form.get('MessageSid') ?? ''
  const body = (form.get('Body') ?? '').slice(0, bodyMaximum).replaceAll('\0', '')
  if (!/^\+\d{5,15}$/.test(from) || !/^\w{2,64}$/.test(sid)) return undefined
  const keyword = readOptOutType(form.get('OptOutType')) ?? readKeyword(body)
  // Nobody's wish to be left alone is dropped, however much they send.
  if (keyword !== 'STOP' && (await isFlooding(db, scope, from))) return undefined
  const contact = await findContact(db, scope, from)
  const contactId = contact?.id ?? null
  if (contactId) await lockContacts(db, scope, [contactId])
  const [id, occasion] = [newId(), `received ${sid}`]
  // A stranger's words are not kept: only that they wrote.
  const text = contactId ? body : ''
  const message = { id, occasion, contactId, phone: from, providerId: sid, kind: 'REPLY', body: text } as const
  if (await insertMessage(db, scope, { ...message, state: 'RECEIVED' }))
    await handle(db, scope, { id, from, contact, body, keyword })
  // With Advanced Opt-Out, the provider has answered already.
  return keyword === 'HELP' && !form.get('OptOutType') ? getHelp(db, scope) : undefined
}

const bodyMaximum = 1600

const readOptOutType = (type: string | null): TextKeyword | undefined =>
  type === 'STOP' || type === 'START' || type === 'HELP' ? type : undefined

async function isFlooding(db: Db, { accountId }: AccountScope, from: string) {
  return (await countAttempt(db, { name: 'text-reply', minutes: 10 }, `${accountId} ${from}`)) > 30
}

interface Sender {
  id: string
  ownerId: string | null
}

async function findContact(db: Db, scope: AccountScope, phone: string): Promise<Sender | undefined> {
  const contacts = await listContactsOfPhone(db, scope, phone)
  const lastTexted = contacts.length > 1 ? await getLastTextedContact(db, scope, phone) : undefined
  return contacts.find(({ id }) => id === lastTexted) ?? contacts[0]
}

interface Received {
  id: string
  from: string
  contact: Sender | undefined
  body: string
  keyword: TextKeyword | undefined
}

async function handle(db: Db, scope: AccountScope, { id, from, contact, body, keyword }: Received) {
  const change = { phone: from, contactId: null, source: 'REPLY', at: new Date(), wording: body } as const
  if (keyword === 'STOP') await changePermission(db, scope, { ...change, state: 'OUT' })
  // "Yes" is an answer like others, unless it takes back a STOP.
  else if (keyword === 'START' && (await getPermission(db, scope, from))?.state === 'OUT')
    await changePermission(db, scope, { ...change, state: 'IN' })
  else if (keyword !== 'HELP' && contact) await recordReply(db, scope, contact, { textId: id, text: body })
  await publishText(db, scope, contact?.id ?? null)
}

async function recordReply(
  db: Db,
  scope: AccountScope,
  { id: contactId, ownerId }: Sender,
  detail: { textId: string; text: string },
) {
  const noteId = await recordActivity(db, scope, { contactId }, { eventGroup: 'TEXT', kind: 'RECEIVED', detail })
  await notifyAgent(db, scope, { kind: 'TEXT_REPLY', agentId: ownerId, noteId })
  const leadId = await planAnswerToText(db, scope, contactId)
  if (leadId) await publishLiveEvent(db, scope, { kind: 'leads', id: leadId })
}

async function getHelp(db: Db, scope: AccountScope): Promise<string> {
  const branding = await getBranding(db, scope, null)
  const brand = branding && toPublicBrand(branding)
  return toHelpText({ name: brand?.name || (await getAgency(db, scope)).name, phone: brand?.phone ?? '' })
}
