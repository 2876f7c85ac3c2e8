import { invalid, orNotFound, Problem } from '@gable/shared/http/problem.ts'
import type { ContactTexting, TextNumber, TextPermissionChange } from '@gable/shared/texts/contact-texting.ts'
import { getContact } from '../contacts/detail-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import { changePermission } from './change-permission.ts'
import { listTextNumbers } from './contact-texting-queries.ts'
import { getDueTime } from './enqueue-text.ts'
import { getTextSettings } from './settings-queries.ts'

export async function getContactTexting(db: Db, scope: AccountScope, contactId: string): Promise<ContactTexting> {
  orNotFound(await getContact(db, scope, contactId), 'contact')
  const settings = await getTextSettings(db, scope)
  const numbers = await listTextNumbers(db, scope, contactId)
  return {
    isOn: settings.isOn,
    problem: settings.problem,
    numbers: await Promise.all(
      numbers.map(async (number) => ({ ...number, sendAt: await getSendAt(db, scope, contactId, number) })),
    ),
  }
}

/** Null for now. */
async function getSendAt(
  db: Db,
  scope: AccountScope,
  contactId: string,
  { phone, permission }: Pick<TextNumber, 'phone' | 'permission'>,
): Promise<string | null> {
  if (permission !== 'IN') return null
  const now = Date.now()
  const dueAt = await getDueTime(db, scope, { kind: 'PERSONAL', phone, contactId, now })
  return dueAt > now ? new Date(dueAt).toISOString() : null
}

export function findNumberOrThrow(numbers: readonly TextNumber[], phone: string): TextNumber {
  const digits = (text: string) => text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  const number = numbers.find((number) => digits(number.phone) === digits(phone))
  if (!number) throw invalid({ phone: 'This is not a number of the contact' })
  return number
}

/** Records what a contact told an agent. */
export async function recordTextPermission(
  db: Db,
  scope: Scope,
  contactId: string,
  { phone, permission, note }: TextPermissionChange,
): Promise<ContactTexting> {
  const { numbers } = await getContactTexting(db, scope, contactId)
  const number = findNumberOrThrow(numbers, phone)
  const isChanged = await changePermission(db, scope, {
    phone: number.phone,
    contactId,
    state: permission,
    source: 'AGENT',
    at: new Date(),
    agentId: scope.agentId,
    note,
  })
  if (!isChanged) throw new Problem('conflict', 'They replied STOP, so only they can opt in again, by texting START')
  return getContactTexting(db, scope, contactId)
}
