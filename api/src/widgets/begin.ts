import type { FormAction } from '@gable/shared/subjects/subject.ts'
import type { LeadType } from '@gable/shared/timeline/entry.ts'
import { filledSettings } from '@gable/shared/widgets/filled-settings.ts'
import type { AnyBeginning } from '@gable/shared/widgets/template.ts'
import { beginnings } from '@gable/shared/widgets/templates.ts'
import type { WidgetTemplate } from '@gable/shared/widgets/widget.ts'
import { readBranding } from '../branding/queries.ts'
import { listForms } from '../forms/queries.ts'
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

/** The account's form for this kind of lead. What has no choice of its own leads there as well. */
export const ownFormFor = async (db: Db, scope: AccountScope, leadType: LeadType) =>
  actionFor(await listForms(db, scope), leadType)

type Surroundings = Awaited<ReturnType<typeof surroundingsOf>>

async function surroundingsOf(db: Db, scope: AccountScope) {
  const branding = await readBranding(db, scope, null)
  return { brandingId: branding?._id ?? null, forms: await listForms(db, scope) }
}

const begun = ({ leadType, content }: AnyBeginning, { brandingId, forms }: Surroundings) => ({
  brandingId,
  settings: { ...content, action: actionFor(forms, leadType) } as Record<string, unknown>,
})

function actionFor(forms: Surroundings['forms'], leadType: LeadType): FormAction | null {
  const form = forms.find((form) => form.leadType === leadType)
  return form ? { actionType: 'FORM', value: form._id } : null
}
