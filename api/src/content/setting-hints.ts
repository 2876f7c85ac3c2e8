import type { SettingHint } from '@gable/shared/content/content.ts'
import type { ContentMedium, ContentStyle } from '@gable/shared/content/content-kind.ts'
import { blockMaximum, previewTextMaximum, subjectMaximum } from '@gable/shared/emails/email-settings.ts'

/** The kind of settings of each style. Smart content has nothing to set. */
export const settingHintTypes: Record<ContentStyle, string> = { REGULAR: 'EMAIL', SMART: 'SMART_EMAIL' }

const emailHints: SettingHint[] = [
  { key: 'blocks', label: 'Blocks', panel: 'content', maximum: blockMaximum },
  { key: 'heading', label: 'Heading', panel: 'content', maximum: 200 },
  { key: 'body', label: 'Body', panel: 'content', maximum: 5000 },
  { key: 'buttonLabel', label: 'Button label', panel: 'content', maximum: 60 },
  { key: 'buttonLink', label: 'Button link', panel: 'content', maximum: 1000 },
  { key: 'image', label: 'Image', panel: 'content', maximum: null },
  { key: 'subject', label: 'Subject', panel: 'settings', maximum: subjectMaximum },
  { key: 'previewText', label: 'Preview text', panel: 'settings', maximum: previewTextMaximum },
  { key: 'topic', label: 'Topic', panel: 'settings', maximum: null },
  { key: 'branding', label: 'Branding', panel: 'settings', maximum: null },
]

export const settingHints: { settingHintType: string; medium: ContentMedium; hints: SettingHint[] }[] = [
  { settingHintType: settingHintTypes.REGULAR, medium: 'EMAIL', hints: emailHints },
  { settingHintType: settingHintTypes.SMART, medium: 'EMAIL', hints: [] },
]
