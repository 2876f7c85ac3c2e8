import type { ContentSettings } from '@gable/shared/content/content.ts'
import { lazy, Suspense } from 'react'
import { Thumbnail } from '../assets/thumbnail.tsx'

const EmailPreview = lazy(async () => ({ default: (await import('./email-preview.tsx')).EmailPreview }))

/** A scaled-down email that fills its container. */
export const EmailThumbnail = ({ settings, title }: { settings: ContentSettings; title: string }) => (
  <Thumbnail width={680}>
    <Suspense>
      <EmailPreview settings={settings} title={title} />
    </Suspense>
  </Thumbnail>
)
