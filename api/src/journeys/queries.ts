import type { FormAction } from '@gable/shared/assets/asset.ts'
import { type QuestionSettings, toQuestionSettings } from '@gable/shared/journeys/questions.ts'
import type { ShownVariant } from '@gable/shared/traffic/shown-variant.ts'
import { getTestedSettings } from '../landing-pages/split-tests/queries.ts'
import type { CachedAsset } from '../platform/asset-map.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** The settings of a widget or page that determine its journey. */
interface JourneyConfig extends QuestionSettings {
  type: string
  brandingId: string | null
  action: FormAction | undefined
}

export async function getJourneyConfig(
  db: Db,
  { id, scope }: CachedAsset,
  tab = 0,
  shown?: ShownVariant,
): Promise<JourneyConfig | undefined> {
  const row = await db
    .selectFrom('assets')
    .select(['type', 'branding_id', 'settings'])
    .where('account_id', '=', scope.accountId)
    .where('id', '=', id)
    .where('status', '=', 'PUBLISHED')
    .executeTakeFirst()
  const tested = shown?.variant === 'B' ? await getTestedSettings(db, scope, id, shown.testId) : undefined
  if (!row || !tested) return row && toJourneyConfig(row, tab)
  return toJourneyConfig({ type: row.type, branding_id: tested.brandingId, settings: tested.settings }, tab)
}

interface AssetSettingsRow {
  type: string
  branding_id: string | null
  settings: Record<string, unknown>
}

/** Each tab of a page has its own form action. */
export function toJourneyConfig({ type, branding_id, settings }: AssetSettingsRow, tab = 0): JourneyConfig {
  const { action } = (Array.isArray(settings.tabs) && settings.tabs[tab]) || settings
  return { type, brandingId: branding_id, action, ...toQuestionSettings(type, settings) }
}

/** Whether visitors of forms may ask an assistant. */
export async function isFormAssistantOn(db: Db, { accountId }: AccountScope): Promise<boolean> {
  const row = await db
    .selectFrom('assistants')
    .select('is_on')
    .where('account_id', '=', accountId)
    .where('place', '=', 'lead-form')
    .executeTakeFirst()
  return row?.is_on ?? false
}
