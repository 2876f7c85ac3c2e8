import type { LeadType } from '../../activity/entry.ts'
import type { ContentIntent } from '../../content/content-kind.ts'
import type { EmailSettings } from '../email-settings.ts'

interface TemplateParts {
  id: string
  title: string
  description: string
  intent: ContentIntent
  leadType: LeadType
}

export interface RegularEmailTemplate extends TemplateParts {
  templateType: 'REGULAR'
  settings: EmailSettings
}

/** The product takes another variation each time, so that no contact gets the same email twice in a row. */
export interface SmartEmailTemplate extends TemplateParts {
  templateType: 'SMART'
  variations: { id: string; settings: EmailSettings }[]
}

export type EmailTemplate = RegularEmailTemplate | SmartEmailTemplate
