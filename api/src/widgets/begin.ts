import { filledSettings } from '@gable/shared/widgets/filled-settings.ts'
import type { AnyBeginning } from '@gable/shared/widgets/template.ts'
import { beginnings } from '@gable/shared/widgets/templates.ts'
import type { WidgetTemplate } from '@gable/shared/widgets/widget.ts'
import { surroundingsOf } from '../assets/surroundings.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** The templates as widgets of this account would begin. */
export async function listTemplates(db: Db, scope: AccountScope): Promise<WidgetTemplate[]> {
  const surroundings = await surroundingsOf(db, scope)
  return beginnings.map((beginning) => {
    const { type, id, name, description } = beginning
    const { brandingId, settings } = begun(beginning, surroundings)
    return { _id: id, name, description, config: { type, settings: filledSettings(type, { ...settings, brandingId }) } }
  }) as WidgetTemplate[]
}

/** What a widget is stored with that begins so. */
export const begin = async (db: Db, scope: AccountScope, beginning: AnyBeginning) =>
  begun(beginning, await surroundingsOf(db, scope))

type Surroundings = Pick<Awaited<ReturnType<typeof surroundingsOf>>, 'brandingId' | 'actionFor'>

const begun = ({ leadType, content }: AnyBeginning, { brandingId, actionFor }: Surroundings) => ({
  brandingId,
  settings: { ...content, action: actionFor(leadType) } as Record<string, unknown>,
})
