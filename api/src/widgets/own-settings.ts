import { Problem } from '@gable/shared/http/problem.ts'
import type { WidgetSettings, WidgetType } from '@gable/shared/widgets/settings.ts'
import { settingsRules } from '@gable/shared/widgets/settings-rules.ts'
import { readBranding } from '../branding/queries.ts'
import { formsOfAction } from '../forms/queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** Settings that keep the rules of their type and name nothing that is not the account's own. */
export async function ownSettings(
  db: Db,
  scope: AccountScope,
  type: WidgetType,
  sent: unknown,
): Promise<WidgetSettings> {
  const { success, data, error } = settingsRules[type].safeParse(sent)
  const fields = success
    ? await strangersAmong(db, scope, data)
    : Object.fromEntries(error.issues.map(({ path, message }) => [['settings', ...path].join('.'), message]))
  if (data === undefined || Object.keys(fields).length > 0)
    throw new Problem('invalid', 'Some fields need attention', fields)
  return data
}

async function strangersAmong(db: Db, scope: AccountScope, settings: WidgetSettings): Promise<Record<string, string>> {
  const branding = await readBranding(db, scope, settings.brandingId)
  const action = 'action' in settings ? settings.action : null
  const leadsNowhere = action !== null && (await formsOfAction(db, scope, action)).length === 0
  return {
    ...(!branding && { 'settings.brandingId': 'This brand is not there any more' }),
    ...(leadsNowhere && { 'settings.action': 'This form is not there any more' }),
  }
}
