import type { ContentSettings, SmartContent } from '@gable/shared/content/content.ts'
import type { ContentMedium } from '@gable/shared/content/content-kind.ts'
import { orNotFound } from '@gable/shared/http/problem.ts'
import { invariant } from '@gable/shared/invariant.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import { findSmartTemplate, listSmartTemplates, type SmartTemplate, type Variation } from './content-templates.ts'
import { mediumRules } from './media.ts'
import { type ContentDetailRow, findSmartContentId, listUsedTemplateIds } from './queries.ts'
import { type Author, insertContent, insertVersion, updateContent } from './write-queries.ts'

/** The templates of smart content, each with the variation that the account would begin with. */
export async function listSmartContents(db: Db, scope: AccountScope, medium: ContentMedium): Promise<SmartContent[]> {
  const used = await listUsedTemplateIds(db, scope)
  return listSmartTemplates()
    .filter((template) => template.medium === medium)
    .map((template) => {
      const { id, settings } = pickFirstVariation(scope, template)
      return toSmartContent(template, { isInUse: used.has(template.id), variationId: id, settings: { ...settings } })
    })
}

/** The current variation of smart content. Null for regular content. */
export function getSmartContent(content: ContentDetailRow): SmartContent | null {
  const { template_id: id, template_type, variation_id: variationId, published_settings: settings } = content
  if (template_type !== 'SMART' || !variationId || !settings) return null
  const { title, description, intent, lead_type: leadType, medium } = content
  const template = findSmartTemplate(id) ?? { id, title, description, intent, leadType, medium }
  return toSmartContent(template, { isInUse: true, variationId, settings })
}

/** Publishes the smart content of a template. An account has it once, so a repeated call returns the one that exists. */
export async function makeSmartContentVisible(db: Db, scope: Scope, templateId: string): Promise<string> {
  const template = orNotFound(findSmartTemplate(templateId), 'template')
  const { title, description, intent, leadType, medium } = template
  await mediumRules[medium].requireBranding(db, scope, null)
  const variation = pickFirstVariation(scope, template)
  const contentId = await insertContent(db, scope, {
    medium,
    templateType: 'SMART',
    templateId,
    title,
    description,
    intent,
    leadType,
    draftSettings: { ...variation.settings },
  })
  if (contentId === undefined) {
    const existing = await findSmartContentId(db, scope, templateId)
    invariant(existing, 'the smart content of a template conflicts with one that does not exist')
    return existing
  }
  await publishVariation(db, scope, { contentId, version: 1, variation })
  return contentId
}

interface PublishVariationInput {
  contentId: string
  version: number
  variation: Variation
}

export async function publishVariation(
  db: Db,
  author: Author,
  { contentId, version, variation }: PublishVariationInput,
) {
  const settings: ContentSettings = { ...variation.settings }
  await insertVersion(db, author, { contentId, version, settings, variationId: variation.id })
  await updateContent(db, author, contentId, {
    status: 'PUBLISHED',
    publishedVersion: version,
    draftSettings: settings,
  })
}

/** Accounts begin with different variations, and each account publishes the one that its preview showed. */
export function pickFirstVariation({ accountId }: AccountScope, template: SmartTemplate): Variation {
  const sum = [...`${accountId}${template.id}`].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7)
  const variation = template.variations[sum % template.variations.length]
  invariant(variation, `the template ${template.id} has no variation`)
  return variation
}

type SmartTemplateFacts = Pick<SmartTemplate, 'id' | 'title' | 'description' | 'intent' | 'leadType' | 'medium'>

const toSmartContent = (
  { id, title, description, intent, leadType, medium }: SmartTemplateFacts,
  { isInUse, variationId, settings }: { isInUse: boolean; variationId: string; settings: ContentSettings },
): SmartContent => ({
  scConfigTemplate: { _id: id, title, description, intent, leadType, medium, isInUse },
  scConfigTemplateVariation: { _id: variationId, settings, settingHints: [] },
})
