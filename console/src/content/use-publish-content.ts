import type { Content } from '@gable/shared/content/content.ts'
import type { ContentMedium } from '@gable/shared/content/content-kind.ts'
import { useCallback } from 'react'
import { call, useRefresh } from '../platform/use-api.ts'

interface PublishInput {
  medium: ContentMedium
  isApproved?: boolean
}

/** Publishes the draft of an email or a postcard. */
export function usePublishContent() {
  const refresh = useRefresh()
  return useCallback(
    async (contentId: string, body: PublishInput): Promise<Content> => {
      const published = await call('POST /agent/content/:contentId/publish', { params: { contentId }, body })
      // The editor of a flow, to which many return from here, says what is not published yet.
      void refresh('GET /agent/flow-references')
      return published
    },
    [refresh],
  )
}
