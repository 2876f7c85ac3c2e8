import type { FastifyInstance } from 'fastify'
import { readAccountSettings } from '../account-settings/queries.ts'
import { openShownMemory } from '../assets/shown-memory.ts'
import { inAccount } from '../platform/database.ts'

/** The code of the account whose page or widget it is: asked for at every look at a form, so it is kept in memory. */
export function openAccountCodes(app: Pick<FastifyInstance, 'db' | 'subjects'>) {
  const memory = openShownMemory<string>()
  app.subjects.onShownAnew(memory.forget)

  return async (subjectId: string): Promise<string> => {
    const subject = await app.subjects.find(subjectId)
    if (subject?.status !== 'PUBLISHED') return ''
    const { scope } = subject
    const read = async () => (await inAccount(app.db, scope, (db) => readAccountSettings(db, scope))).tracking_code
    const { accountId } = scope
    return (await (memory.recall(accountId) ?? memory.remember(accountId, accountId, read()))) ?? ''
  }
}
