import type { LeadType } from '../../activity/entry.ts'
import type { ContentIntent } from '../../content/content-kind.ts'
import type { PostcardSettings } from '../postcard-settings.ts'

interface TemplateParts {
  id: string
  title: string
  description: string
  intent: ContentIntent
  leadType: LeadType
}

export interface RegularPostcardTemplate extends TemplateParts {
  templateType: 'REGULAR'
  settings: PostcardSettings
}

/** The product takes another variation each time, so that no contact gets the same postcard twice in a row. */
export interface SmartPostcardTemplate extends TemplateParts {
  templateType: 'SMART'
  variations: { id: string; settings: PostcardSettings }[]
}

export type PostcardTemplate = RegularPostcardTemplate | SmartPostcardTemplate
