import type { ContentMedium } from '@gable/shared/content/content-kind.ts'
import { useState } from 'react'
import { RetryCallout } from '../../../design/feedback/retry-callout.tsx'
import { Skeleton } from '../../../design/feedback/skeleton.tsx'
import { Button } from '../../../design/inputs/button.tsx'
import { EmailPreviewSheet } from '../../../emails/email-preview-sheet.tsx'
import { EmailThumbnail } from '../../../emails/email-thumbnail.tsx'
import { useApi } from '../../../platform/use-api.ts'
import { PostcardSheet } from '../../../postcards/preview/postcard-sheet.tsx'
import { PostcardThumbnail } from '../../../postcards/preview/postcard-thumbnail.tsx'

interface ContentPreviewProps {
  contentId: string
  medium: ContentMedium
}

/** What contacts get of an email or a postcard, small, and at full size on request. */
export function ContentPreview({ contentId, medium }: ContentPreviewProps) {
  const { data, error, mutate } = useApi('GET /agent/content/:contentId/with-variation', { params: { contentId } })
  const [isOpen, setOpen] = useState(false)
  if (error) return <RetryCallout title="The preview could not be loaded" onRetry={() => mutate()} />
  if (!data) return <Skeleton className="aspect-[4/3] w-full" />
  const { content, smartContentVariation } = data
  const settings =
    smartContentVariation?.scConfigTemplateVariation.settings ?? content.publishedSettings ?? content.draftSettings
  const { title } = content
  return (
    <>
      <div className="overflow-hidden rounded-lg border border-line">
        <div className="aspect-[4/3]">
          {medium === 'EMAIL' ? (
            <EmailThumbnail settings={settings} title={title} />
          ) : (
            <PostcardThumbnail settings={settings} title={title} />
          )}
        </div>
      </div>
      <Button size="sm" onClick={() => setOpen(true)}>
        Preview
      </Button>
      {medium === 'EMAIL' ? (
        <EmailPreviewSheet email={isOpen ? { title, settings } : undefined} onClose={() => setOpen(false)} />
      ) : (
        <PostcardSheet
          open={isOpen}
          onClose={() => setOpen(false)}
          name={title}
          settings={settings}
          isSmart={content.templateType === 'SMART'}
        />
      )}
    </>
  )
}
