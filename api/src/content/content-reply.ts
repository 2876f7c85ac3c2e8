import type { Content, ContentSummary, ContentVersion } from '@gable/shared/content/content.ts'
import type { ContentMedium } from '@gable/shared/content/content-kind.ts'
import { mediumRules } from './media.ts'
import type { ContentDetailRow, ContentRow } from './queries.ts'
import { settingHintTypes } from './setting-hints.ts'
import type { listVersionRows } from './version-queries.ts'

export const toContentSummary = (row: ContentRow, linkedAutomations: number): ContentSummary => ({
  _id: row.id,
  title: row.title,
  description: row.description,
  medium: row.medium,
  status: row.status,
  leadType: row.lead_type,
  intent: row.intent,
  settingHintType: settingHintTypes[row.medium][row.template_type],
  templateType: row.template_type,
  isVisible: row.is_visible,
  smartContentSettings: row.template_type === 'SMART' ? { smartContentConfigTemplateId: row.template_id } : null,
  hasUnpublishedChanges: row.has_unpublished_changes,
  linkedAutomations,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  lastUpdated: { triggeredAt: row.triggered_at.toISOString(), triggeredBy: row.triggered_by_name },
  statistics: {
    sent: row.sent ?? 0,
    delivered: row.delivered ?? 0,
    opens: row.opens ?? 0,
    clicks: row.clicks ?? 0,
    scans: row.scans ?? 0,
    leads: row.leads ?? 0,
    bounced: row.bounced ?? 0,
    unsubscribed: row.unsubscribed ?? 0,
    spams: row.spams ?? 0,
  },
})

export const toContent = (row: ContentDetailRow, linkedAutomations: number): Content => ({
  ...toContentSummary(row, linkedAutomations),
  draftSettings: mediumRules[row.medium].withDefaults(row.draft_settings),
  publishedSettings: row.published_settings && mediumRules[row.medium].withDefaults(row.published_settings),
  publishedVersion: row.published_version,
})

export const toContentVersion = (
  medium: ContentMedium,
  row: Awaited<ReturnType<typeof listVersionRows>>[number],
): ContentVersion => ({
  version: row.version,
  publishedAt: row.published_at.toISOString(),
  publishedBy: row.published_by_name,
  variation: row.variation_id,
  droppedBecause: row.dropped_because,
  settings: mediumRules[medium].withDefaults(row.settings),
})
