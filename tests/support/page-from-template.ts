import { invariant } from '@gable/shared/invariant.ts'
import { createLayoutSettings } from '@gable/shared/landing-pages/create-layout-settings.ts'
import { pageTemplates } from '@gable/shared/landing-pages/templates.ts'
import type { AgencyFactory, TestAgency } from '../../api/src/testing/agency-factory.ts'

interface PageOptions {
  name?: string
  /** Makes it a personal page of this agent. */
  agent_id?: string
}

/** Creates a landing page from a template, for the account by default. */
export async function createPageFromTemplate(
  factory: AgencyFactory,
  agency: TestAgency,
  templateId: string,
  options: PageOptions = {},
) {
  const template = pageTemplates.find(({ id }) => id === templateId)
  invariant(template, `no landing page template ${templateId}`)
  const { brandingId: _, ...settings } = createLayoutSettings(template, {
    brandingId: agency.brandingId,
    actionFor: (leadType) => ({ actionType: 'FORM', value: agency.formIds.get(leadType) ?? '' }),
  })
  const { subjectId } = await factory.createAsset(agency, {
    kind: 'landing-page',
    type: template.layoutType,
    name: template.name,
    settings: JSON.stringify(settings),
    ...options,
  })
  return subjectId
}
