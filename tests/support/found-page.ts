import { begunPage } from '@gable/shared/landing-pages/begun-page.ts'
import { pageBeginnings } from '@gable/shared/landing-pages/templates.ts'
import type { FoundAgency, Founding } from '../../api/src/testing/founding.ts'

/** A page of the account, begun with a template. */
export async function foundPage(founding: Founding, agency: FoundAgency, templateId: string) {
  const beginning = pageBeginnings.find(({ id }) => id === templateId)
  if (!beginning) throw new Error(`There is no template ${templateId}`)
  const { brandingId: _, ...settings } = begunPage(beginning, {
    brandingId: agency.brandingId,
    actionFor: (leadType) => ({ actionType: 'FORM', value: agency.formIds.get(leadType) ?? '' }),
  })
  const { subjectId } = await founding.subject(agency, {
    kind: 'landing-page',
    type: beginning.layoutType,
    name: beginning.name,
    settings: JSON.stringify(settings),
  })
  return subjectId
}
