import type { FastifyInstance } from 'fastify'
import { formsOfAction, readGroup } from '../forms/queries.ts'
import { inAccount } from '../platform/database.ts'
import { readCourse } from './queries.ts'

/** The code that an agency has put on the form or the group its visitors are led to. It is run far from everything. */
export async function findTrackingCode(
  { db, subjects }: Pick<FastifyInstance, 'db' | 'subjects'>,
  subjectId: string,
): Promise<string> {
  const subject = await subjects.find(subjectId)
  if (!subject) return ''
  const { scope } = subject
  return inAccount(db, scope, async (db) => {
    const { action } = (await readCourse(db, subject)) ?? {}
    if (!action) return ''
    if (action.actionType === 'FORM_GROUP')
      return (await readGroup(db, scope, action.value))?.settings.trackingCode ?? ''
    const [form] = await formsOfAction(db, scope, action)
    return form?.generalSettings.trackingCode ?? ''
  })
}
