import type { ContentTemplate } from '@gable/shared/content/content.ts'
import type { ContentMedium } from '@gable/shared/content/content-kind.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { contentTemplates } from './content-templates.ts'
import { listUsedTemplateIds } from './queries.ts'
import { settingHintTypes } from './setting-hints.ts'
import { pickFirstVariation } from './smart-content.ts'

/** The templates of the given media. Those of smart content show the variation that the account would begin with. */
export async function listContentTemplates(
  db: Db,
  scope: AccountScope,
  media: ContentMedium[],
): Promise<ContentTemplate[]> {
  const used = await listUsedTemplateIds(db, scope)
  return contentTemplates
    .filter(({ medium }) => media.includes(medium))
    .map((template) => {
      const { id, title, description, medium, intent, leadType, templateType } = template
      const { settings } = template.templateType === 'SMART' ? pickFirstVariation(scope, template) : template
      return {
        _id: id,
        title,
        description,
        medium,
        intent,
        leadType,
        templateType,
        settingHintType: settingHintTypes[medium][templateType],
        settings: { ...settings },
        isInUse: templateType === 'SMART' && used.has(id),
      }
    })
}
