import { withDefaultSettings } from '@gable/shared/widgets/default-settings.ts'
import type { AnyTemplateDefinition } from '@gable/shared/widgets/template-definition.ts'
import { templates } from '@gable/shared/widgets/templates.ts'
import type { WidgetTemplate } from '@gable/shared/widgets/widget.ts'
import { getAccountDefaults } from '../assets/account-defaults.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** The templates as widgets of this account would begin. */
export async function listTemplates(db: Db, scope: AccountScope): Promise<WidgetTemplate[]> {
  const surroundings = await getAccountDefaults(db, scope)
  return templates.map((beginning) => {
    const { type, id, name, description } = beginning
    const { brandingId, settings } = toStoredWidget(beginning, surroundings)
    return { _id: id, name, description, config: { type, settings: withDefaultSettings(type, { ...settings, brandingId }) } }
  }) as WidgetTemplate[]
}

/** What a widget is stored with that begins so. */
export const applyTemplate = async (db: Db, scope: AccountScope, beginning: AnyTemplateDefinition) =>
  toStoredWidget(beginning, await getAccountDefaults(db, scope))

type Surroundings = Pick<Awaited<ReturnType<typeof getAccountDefaults>>, 'brandingId' | 'actionFor'>

const toStoredWidget = ({ leadType, content }: AnyTemplateDefinition, { brandingId, actionFor }: Surroundings) => ({
  brandingId,
  settings: { ...content, action: actionFor(leadType) } as Record<string, unknown>,
})
