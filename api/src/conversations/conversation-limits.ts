import { Problem } from '@gable/shared/http/problem.ts'
import type { Db } from '../platform/database.ts'
import { countAttempt } from '../platform/rate-limit.ts'

const perAddress = { name: 'assistant-address', attempts: 40, minutes: 10 }
const perContact = { name: 'assistant-contact', attempts: 60, minutes: 24 * 60 }
const perAccount = { name: 'assistant-account', attempts: 2000, minutes: 24 * 60 }

interface Visitor {
  address: string
  accountId: string
  contactId: string
}

/** Throws for who talks without end. */
export async function limitMessages(db: Db, { address, accountId, contactId }: Visitor) {
  const byAddress = await countAttempt(db, perAddress, address)
  const byContact = await countAttempt(db, perContact, `${accountId} ${contactId}`)
  if (byAddress > perAddress.attempts || byContact > perContact.attempts)
    throw new Problem('too_many', 'You have sent many messages. Please try again later.')
}

/** Past it a person takes over: a model costs money, and nobody may spend it without end. */
export const mayUseModel = async (db: Db, accountId: string): Promise<boolean> =>
  (await countAttempt(db, perAccount, accountId)) <= perAccount.attempts
