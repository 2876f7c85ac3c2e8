import { withDefaultSettings } from '@gable/shared/widgets/default-settings.ts'
import type { AnyTemplateDefinition } from '@gable/shared/widgets/template-definition.ts'
import { templates } from '@gable/shared/widgets/templates.ts'
import type { WidgetTemplate } from '@gable/shared/widgets/widget.ts'
import { getAccountDefaults } from '../assets/account-defaults.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** With the account's brand and forms, so that a preview matches the widget that would be created. */
export async function listTemplates(db: Db, scope: AccountScope): Promise<WidgetTemplate[]> {
  const defaults = await getAccountDefaults(db, scope)
  return templates.map((template) => {
    const { type, id, name, description } = template
    const { brandingId, settings } = applyAccountDefaults(template, defaults)
    return {
      _id: id,
      name,
      description,
      config: { type, settings: withDefaultSettings(type, { ...settings, brandingId }) },
    }
  }) as WidgetTemplate[]
}

/** The brand and the settings of a new widget. */
export const applyTemplate = async (db: Db, scope: AccountScope, template: AnyTemplateDefinition) =>
  applyAccountDefaults(template, await getAccountDefaults(db, scope))

type AccountDefaults = Pick<Awaited<ReturnType<typeof getAccountDefaults>>, 'brandingId' | 'actionFor'>

const applyAccountDefaults = (
  { leadType, content }: AnyTemplateDefinition,
  { brandingId, actionFor }: AccountDefaults,
) => ({
  brandingId,
  settings: { ...content, action: actionFor(leadType) } as Record<string, unknown>,
})
