import type { SettingHint } from '@gable/shared/content/content.ts'
import type { ContentMedium, ContentStyle } from '@gable/shared/content/content-kind.ts'
import { blockMaximum, previewTextMaximum, subjectMaximum } from '@gable/shared/emails/email-settings.ts'
import {
  bodyMaximum,
  callToActionMaximum,
  headlineMaximum,
  subheadlineMaximum,
} from '@gable/shared/postcards/postcard-settings.ts'

/** The kind of settings of each style. Smart content has nothing to set. */
export const settingHintTypes: Record<ContentMedium, Record<ContentStyle, string>> = {
  EMAIL: { REGULAR: 'EMAIL', SMART: 'SMART_EMAIL' },
  POSTCARD: { REGULAR: 'POSTCARD', SMART: 'SMART_POSTCARD' },
}

const emailHints: SettingHint[] = [
  { key: 'blocks', label: 'Blocks', panel: 'content', maximum: blockMaximum },
  { key: 'heading', label: 'Heading', panel: 'content', maximum: 200 },
  { key: 'body', label: 'Body', panel: 'content', maximum: 5000 },
  { key: 'buttonLabel', label: 'Button Label', panel: 'content', maximum: 60 },
  { key: 'buttonLink', label: 'Button Link', panel: 'content', maximum: 1000 },
  { key: 'image', label: 'Image', panel: 'content', maximum: null },
  { key: 'subject', label: 'Subject', panel: 'settings', maximum: subjectMaximum },
  { key: 'previewText', label: 'Preview Text', panel: 'settings', maximum: previewTextMaximum },
  { key: 'topic', label: 'Topic', panel: 'settings', maximum: null },
  { key: 'branding', label: 'Branding', panel: 'settings', maximum: null },
]

const postcardHints: SettingHint[] = [
  { key: 'headline', label: 'Headline', panel: 'content', maximum: headlineMaximum },
  { key: 'subheadline', label: 'Subheadline', panel: 'content', maximum: subheadlineMaximum },
  { key: 'image', label: 'Image', panel: 'content', maximum: null },
  { key: 'backHeadline', label: 'Headline on the Back', panel: 'content', maximum: headlineMaximum },
  { key: 'body', label: 'Body', panel: 'content', maximum: bodyMaximum },
  { key: 'callToAction', label: 'Call to Action', panel: 'content', maximum: callToActionMaximum },
  { key: 'qrTarget', label: 'QR Target', panel: 'settings', maximum: null },
  { key: 'size', label: 'Size', panel: 'settings', maximum: null },
  { key: 'branding', label: 'Branding', panel: 'settings', maximum: null },
]

export const settingHints: { settingHintType: string; medium: ContentMedium; hints: SettingHint[] }[] = [
  { settingHintType: settingHintTypes.EMAIL.REGULAR, medium: 'EMAIL', hints: emailHints },
  { settingHintType: settingHintTypes.EMAIL.SMART, medium: 'EMAIL', hints: [] },
  { settingHintType: settingHintTypes.POSTCARD.REGULAR, medium: 'POSTCARD', hints: postcardHints },
  { settingHintType: settingHintTypes.POSTCARD.SMART, medium: 'POSTCARD', hints: [] },
]
