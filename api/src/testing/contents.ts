import { emailTemplates } from '@gable/shared/emails/templates/email-templates.ts'
import { newId } from '@gable/shared/ids.ts'
import { invariant } from '@gable/shared/invariant.ts'
import { completeBrand } from './brand.ts'
import type { World } from './world.ts'

export const regularTemplates = emailTemplates.filter((template) => template.templateType === 'REGULAR')
export const smartTemplates = emailTemplates.filter((template) => template.templateType === 'SMART')

/** An agency with a complete brand, its owner, and calls that create and change emails. */
export async function createContentAgency(world: World) {
  const agency = await world.factory.createAgency()
  await completeBrand(world, agency.brandingId)
  const ada = await world.factory.createAgent(agency)
  const [template] = regularTemplates
  invariant(template, 'there is no regular email template')
  const createEmail = (contentName = 'Spring news', templateId = template.id) =>
    ada.call('POST /agent/content/templates/:templateId/create', { params: { templateId }, body: { contentName } })
  const publish = (contentId: string) => ada.call('POST /agent/content/:contentId/publish', { params: { contentId } })
  const saveDraft = (contentId: string, settings: object, basedOn?: string) =>
    ada.call('PATCH /agent/content/:contentId/draft-settings', {
      params: { contentId },
      body: { settings: settings as Record<string, unknown>, ...(basedOn && { basedOn }) },
    })
  return { agency, ada, createEmail, publish, saveDraft }
}

/** The smallest email that may be published. */
export const minimalEmail = (subject = 'News from the bay') => ({
  subject,
  previewText: '',
  topic: 'MARKET_NEWS',
  brandingId: null,
  blocks: [{ id: newId(), type: 'HEADING', text: 'Spring is here', align: 'LEFT' }],
})
