import type { ShownVariant } from '@gable/shared/traffic/shown-variant.ts'
import type { FastifyInstance } from 'fastify'
import { getFormGroup, listFormsForAction } from '../forms/queries.ts'
import { withAccount } from '../platform/database.ts'
import { getJourneyConfig } from './queries.ts'

/** The agency's tracking code for the form or form group of this asset. It runs in a sandboxed frame. */
export async function findTrackingCode(
  { db, assets }: Pick<FastifyInstance, 'db' | 'assets'>,
  subjectId: string,
  shown?: ShownVariant,
): Promise<string> {
  const asset = await assets.find(subjectId)
  if (!asset) return ''
  const { scope } = asset
  return withAccount(db, scope, async (db) => {
    const { action } = (await getJourneyConfig(db, asset, 0, shown)) ?? {}
    if (!action) return ''
    if (action.actionType === 'FORM_GROUP')
      return (await getFormGroup(db, scope, action.value))?.settings.trackingCode ?? ''
    const [form] = await listFormsForAction(db, scope, action)
    return form?.generalSettings.trackingCode ?? ''
  })
}
