import { Problem } from '@gable/shared/http/problem.ts'
import type { Db } from '../platform/database.ts'
import { countAttempt } from '../platform/rate-limit.ts'

const perAddress = { name: 'assistant-address', attempts: 40, minutes: 10 }
const perContact = { name: 'assistant-contact', attempts: 60, minutes: 24 * 60 }
const perForm = { name: 'assistant-form', attempts: 3000, minutes: 24 * 60 }
const detailsPerAddress = { name: 'assistant-details', attempts: 10, minutes: 60 }
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
  if (byAddress > perAddress.attempts || byContact > perContact.attempts) throw tooMany()
}

interface Stranger {
  address: string
  subjectId: string
  leavesDetails: boolean
}

/** The same for visitors whom nobody knows, who come from everywhere. */
export async function limitFormMessages(db: Db, { address, subjectId, leavesDetails }: Stranger) {
  const byAddress = await countAttempt(db, perAddress, address)
  const byForm = await countAttempt(db, perForm, subjectId)
  const withDetails = leavesDetails ? await countAttempt(db, detailsPerAddress, address) : 0
  if (byAddress > perAddress.attempts || byForm > perForm.attempts || withDetails > detailsPerAddress.attempts)
    throw tooMany()
}

const tooMany = () => new Problem('too_many', 'You have sent many messages. Please try again later.')

/** Past it a person takes over: a model costs money, and nobody may spend it without end. */
export const mayUseModel = async (db: Db, accountId: string): Promise<boolean> =>
  (await countAttempt(db, perAccount, accountId)) <= perAccount.attempts
