import type { FlowSummary } from '@gable/shared/flows/flow.ts'
import type { Flow, FlowError } from '@gable/shared/flows/flow-detail.ts'
import type { FlowDetailRow, FlowRow } from './flow-queries.ts'

export const toFlowSummary = (row: FlowRow): FlowSummary => ({
  _id: row.id,
  kind: row.kind,
  title: row.title,
  status: row.status,
  hasUnpublishedChanges: row.has_unpublished_changes,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  lastUpdated: { triggeredAt: row.updated_at.toISOString(), triggeredBy: row.updated_by_name },
  statistics: {
    active: row.active,
    failed: row.failed,
    entered: row.entered,
    finished: row.finished,
    left: row.left,
    sent: row.sent,
    opened: row.opened,
    leads: row.leads,
  },
})

export const toFlow = (row: FlowDetailRow, errors: FlowError[]): Flow => ({
  ...toFlowSummary(row),
  draft: row.draft,
  published: row.published,
  publishedVersion: row.published_version,
  errors,
})
