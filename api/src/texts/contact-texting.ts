import { invalid, orNotFound, Problem } from '@gable/shared/http/problem.ts'
import type { ContactTexting, TextPermissionChange } from '@gable/shared/texts/contact-texting.ts'
import { getContact } from '../contacts/detail-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import { changePermission } from './change-permission.ts'
import { listTextNumbers } from './contact-texting-queries.ts'
import { areTextsOn } from './settings-queries.ts'

export async function getContactTexting(db: Db, scope: AccountScope, contactId: string): Promise<ContactTexting> {
  orNotFound(await getContact(db, scope, contactId), 'contact')
  return { isOn: await areTextsOn(db, scope), numbers: await listTextNumbers(db, scope, contactId) }
}

/** Records what a contact told an agent. */
export async function recordTextPermission(
  db: Db,
  scope: Scope,
  contactId: string,
  { phone, permission, note }: TextPermissionChange,
): Promise<ContactTexting> {
  const { numbers } = await getContactTexting(db, scope, contactId)
  const digits = (text: string) => text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  const number = numbers.find((number) => digits(number.phone) === digits(phone))
  if (!number) throw invalid({ phone: 'This is not a number of the contact' })
  const isChanged = await changePermission(db, scope, {
    ...{ phone: number.phone, contactId, state: permission, source: 'AGENT', at: new Date() },
    ...{ agentId: scope.agentId, note },
  })
  if (!isChanged) throw new Problem('conflict', 'They replied STOP, so only they can opt in again, by texting START')
  return getContactTexting(db, scope, contactId)
}
