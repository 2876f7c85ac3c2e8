import { isLayoutType, type LayoutSettings } from '@gable/shared/landing-pages/layout.ts'
import type { PageOwner } from '@gable/shared/landing-pages/messages.ts'
import { Thumbnail } from '../assets/thumbnail.tsx'
import { PagePreview } from './page-preview.tsx'

interface PageThumbnailProps {
  layoutType: string
  settings: LayoutSettings
  owner: PageOwner
  title: string
}

/** A scaled-down page that fills its container. */
export function PageThumbnail({ layoutType, ...page }: PageThumbnailProps) {
  if (!isLayoutType(layoutType))
    return <p className="grid h-full place-items-center bg-sunken p-6 text-center text-muted">No preview available</p>
  return (
    <Thumbnail width={1120}>
      <PagePreview layoutType={layoutType} {...page} />
    </Thumbnail>
  )
}
