import type { LeadType } from '@gable/shared/activity/entry.ts'
import type { ContentMedium, ContentStatus } from '@gable/shared/content/content-kind.ts'
import { leadFields } from '@gable/shared/leads/field-config.ts'

interface MediumLabels {
  /** For example "Email", as in headings. */
  name: string
  plural: string
  /** For example "an email", inside a sentence. */
  withArticle: string
  /** For example "email", inside a sentence. */
  noun: string
  nouns: string
}

export const mediumLabels: Record<ContentMedium, MediumLabels> = {
  EMAIL: { name: 'Email', plural: 'Emails', withArticle: 'an email', noun: 'email', nouns: 'emails' },
  POSTCARD: { name: 'Postcard', plural: 'Postcards', withArticle: 'a postcard', noun: 'postcard', nouns: 'postcards' },
}

export const statusLabels: Record<ContentStatus, string> = {
  PUBLISHED: 'Published',
  DRAFT: 'Draft',
  ARCHIVED: 'Archived',
}

export const getLeadTypeLabel = (leadType: LeadType): string =>
  leadFields.leadTypes.find(({ value }) => value === leadType)?.label ?? leadType

export const leadTypeOptions: readonly { value: LeadType; label: string }[] = leadFields.leadTypes
