import * as z from 'zod'
import { leadTypes } from '../activity/entry.ts'
import { RequiredLine } from '../http/fields.ts'
import { contentIntents, contentMedia, contentStatuses, contentStyles } from './content-kind.ts'

export const ContentTitle = RequiredLine(120)

/** The settings of an email or a postcard. Each medium has its own rules. */
export const ContentSettings = z.record(z.string(), z.unknown())
export type ContentSettings = z.infer<typeof ContentSettings>

/** How often each thing happened to the pieces of a content. Opens are those of people, not of machines. */
export const ContentStatistics = z.object({
  sent: z.number(),
  delivered: z.number(),
  opens: z.number(),
  clicks: z.number(),
  scans: z.number(),
  leads: z.number(),
  bounced: z.number(),
  unsubscribed: z.number(),
  spams: z.number(),
})
export type ContentStatistics = z.infer<typeof ContentStatistics>

/** An email or a postcard, without its settings. */
export const ContentSummary = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  medium: z.enum(contentMedia),
  status: z.enum(contentStatuses),
  leadType: z.enum(leadTypes),
  intent: z.enum(contentIntents),
  /** The kind of settings, which selects the setting hints. */
  settingHintType: z.string(),
  templateType: z.enum(contentStyles),
  isVisible: z.boolean(),
  smartContentSettings: z.object({ smartContentConfigTemplateId: z.string() }).nullable(),
  /** Whether the draft differs from what is published. */
  hasUnpublishedChanges: z.boolean(),
  linkedAutomations: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  lastUpdated: z.object({ triggeredAt: z.string(), triggeredBy: z.string().nullable() }),
  statistics: ContentStatistics,
})
export type ContentSummary = z.infer<typeof ContentSummary>

export const Content = ContentSummary.extend({
  draftSettings: ContentSettings,
  /** Null while it was never published. */
  publishedSettings: ContentSettings.nullable(),
  publishedVersion: z.number().nullable(),
})
export type Content = z.infer<typeof Content>

/** A template of smart content, and one of its variations. */
export const SmartContent = z.object({
  scConfigTemplate: z.object({
    _id: z.string(),
    title: z.string(),
    description: z.string(),
    intent: z.enum(contentIntents),
    leadType: z.enum(leadTypes),
    medium: z.enum(contentMedia),
    isInUse: z.boolean(),
  }),
  scConfigTemplateVariation: z.object({
    _id: z.string(),
    settings: ContentSettings,
    settingHints: z.array(z.string()),
  }),
})
export type SmartContent = z.infer<typeof SmartContent>

export const ContentTemplate = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  medium: z.enum(contentMedia),
  intent: z.enum(contentIntents),
  leadType: z.enum(leadTypes),
  templateType: z.enum(contentStyles),
  settingHintType: z.string(),
  settings: ContentSettings,
  /** Only smart templates: whether a content of the account uses it. */
  isInUse: z.boolean(),
})
export type ContentTemplate = z.infer<typeof ContentTemplate>

/** A setting that panels offer, with its limit. */
export const SettingHint = z.object({
  key: z.string(),
  label: z.string(),
  panel: z.enum(['content', 'settings']),
  maximum: z.number().nullable(),
})
export type SettingHint = z.infer<typeof SettingHint>

/** What was published, when and by whom. Kept forever. */
export const ContentVersion = z.object({
  version: z.number(),
  publishedAt: z.string(),
  publishedBy: z.string().nullable(),
  /** Of smart content: the variation it was made from. */
  variation: z.string().nullable(),
  /** Why smart content takes this variation no more. */
  droppedBecause: z.string().nullable(),
  settings: ContentSettings,
})
export type ContentVersion = z.infer<typeof ContentVersion>

export const contentSorts = [
  'title',
  'lastUpdated.triggeredAt',
  'statistics.delivered',
  'statistics.opens',
  'statistics.clicks',
  'statistics.leads',
  'statistics.scans',
] as const
export type ContentSort = (typeof contentSorts)[number]

export const LinkedAutomation = z.object({
  _id: z.string(),
  kind: z.enum(['AUTOMATION', 'WORKFLOW']),
  title: z.string(),
  status: z.string(),
  updatedAt: z.string(),
  lastUpdated: z.object({ triggeredAt: z.string() }),
})
export type LinkedAutomation = z.infer<typeof LinkedAutomation>
