import { Problem } from '@gable/shared/http/problem.ts'
import type { WidgetSettings, WidgetType } from '@gable/shared/widgets/settings.ts'
import { settingsRules } from '@gable/shared/widgets/settings-rules.ts'
import { findUnknownReferences } from '../assets/unknown-references.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** Settings that keep the rules of their type and name nothing that is not the account's own. */
export async function validateSettings(
  db: Db,
  scope: AccountScope,
  type: WidgetType,
  sent: unknown,
): Promise<WidgetSettings> {
  const { success, data, error } = settingsRules[type].safeParse(sent)
  const fields = success
    ? await findUnknownReferences(db, scope, {
        brandings: { 'settings.brandingId': data.brandingId },
        actions: 'action' in data ? { 'settings.action': data.action } : {},
      })
    : Object.fromEntries(error.issues.map(({ path, message }) => [['settings', ...path].join('.'), message]))
  if (data === undefined || Object.keys(fields).length > 0)
    throw new Problem('invalid', 'Some fields need attention', fields)
  return data
}
