import type { FlowSummary } from '@gable/shared/flows/flow.ts'
import { flowMessages } from '@gable/shared/flows/messages.ts'

type Target = Pick<FlowSummary, 'kind' | 'status'>

/** Why it cannot be edited, or false. */
export const getEditDisabledReason = ({ kind, status }: Target): string | false =>
  status === 'ARCHIVED' && flowMessages[kind].editArchived

/** Why it cannot be deleted, or false. What was published is archived instead, and keeps its history. */
export const getDeleteDisabledReason = ({ kind, status }: Target): string | false =>
  status !== 'DRAFT' && flowMessages[kind].deletePublished
