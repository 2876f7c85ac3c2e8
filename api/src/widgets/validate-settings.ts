import { invalid } from '@gable/shared/http/problem.ts'
import type { WidgetSettings, WidgetType } from '@gable/shared/widgets/settings.ts'
import { settingsRules } from '@gable/shared/widgets/settings-rules.ts'
import { findUnknownReferences } from '../assets/unknown-references.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** Applies the rules of the widget type, and rejects brands and forms of other accounts. */
export async function validateSettings(
  db: Db,
  scope: AccountScope,
  type: WidgetType,
  settings: unknown,
): Promise<WidgetSettings> {
  const { success, data, error } = settingsRules[type].safeParse(settings)
  if (!success)
    throw invalid(
      Object.fromEntries(error.issues.map(({ path, message }) => [['settings', ...path].join('.'), message])),
    )
  const errors = await findUnknownReferences(db, scope, {
    brandings: { 'settings.brandingId': data.brandingId },
    actions: 'action' in data ? { 'settings.action': data.action } : {},
  })
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return data
}
