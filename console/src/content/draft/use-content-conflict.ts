import type { Content } from '@gable/shared/content/content.ts'
import { useDraftConflict } from '../../editing/draft/use-draft-conflict.tsx'
import { call } from '../../platform/use-api.ts'
import type { ContentDraft } from './use-content-draft.ts'

/** Asks which changes to keep after someone else saved theirs first. */
export const useContentConflict = <T extends object>({ _id, title }: Content, draft: ContentDraft<T>) =>
  useDraftConflict({
    title,
    draft,
    onReload: async () =>
      draft.adopt(await call('GET /agent/content/:contentId', { params: { contentId: _id } }), false),
  })
