import type { ContentMedium } from '@gable/shared/content/content-kind.ts'
import { type EmailTemplate, emailTemplates } from '@gable/shared/emails/templates/email-templates.ts'
import { type PostcardTemplate, postcardTemplates } from '@gable/shared/postcards/templates/postcard-templates.ts'

type OfMedium<T, Medium extends ContentMedium> = T & { medium: Medium }
type ContentTemplateSource = OfMedium<EmailTemplate, 'EMAIL'> | OfMedium<PostcardTemplate, 'POSTCARD'>
type RegularTemplate = Extract<ContentTemplateSource, { templateType: 'REGULAR' }>
export type SmartTemplate = Extract<ContentTemplateSource, { templateType: 'SMART' }>
export type Variation = SmartTemplate['variations'][number]

/** Where contents begin. */
export const contentTemplates: ContentTemplateSource[] = [
  ...emailTemplates.map((template) => ({ ...template, medium: 'EMAIL' as const })),
  ...postcardTemplates.map((template) => ({ ...template, medium: 'POSTCARD' as const })),
]

export const listSmartTemplates = (): SmartTemplate[] =>
  contentTemplates.filter((template) => template.templateType === 'SMART')

export function findRegularTemplate(templateId: string): RegularTemplate | undefined {
  const template = contentTemplates.find(({ id }) => id === templateId)
  return template?.templateType === 'REGULAR' ? template : undefined
}

export const findSmartTemplate = (templateId: string): SmartTemplate | undefined =>
  listSmartTemplates().find(({ id }) => id === templateId)
