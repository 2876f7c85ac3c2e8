import type { ContentSummary } from '@gable/shared/content/content.ts'
import { contentMessages } from '@gable/shared/content/messages.ts'

type Ruled = Pick<ContentSummary, 'medium' | 'status' | 'templateType' | 'linkedAutomations'>

export const isSmart = ({ templateType }: Pick<ContentSummary, 'templateType'>) => templateType === 'SMART'

/** Why the content cannot be archived, edited, cloned or deleted, as the tooltip of the disabled action. */
export function getArchiveDisabledReason({ medium, status, linkedAutomations }: Ruled): string | false {
  const { archiveDraft, archiveInUse } = contentMessages[medium]
  if (status === 'DRAFT') return archiveDraft
  return linkedAutomations > 0 && archiveInUse
}

export const getEditDisabledReason = ({ medium, status }: Ruled): string | false =>
  status === 'ARCHIVED' && contentMessages[medium].editArchived

export const getCloneDisabledReason = ({ medium, status }: Ruled): string | false =>
  status === 'ARCHIVED' && contentMessages[medium].cloneArchived

/** Archived content was published before. */
export const getDeleteDisabledReason = ({ medium, status }: Ruled): string | false =>
  status !== 'DRAFT' && contentMessages[medium].deletePublished

/** Smart emails can be neither archived nor unarchived. */
export const mayArchive = (content: Ruled) => !(isSmart(content) && content.medium === 'EMAIL')
