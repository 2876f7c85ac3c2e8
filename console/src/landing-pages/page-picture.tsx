import { isLayoutType, type LayoutSettings } from '@gable/shared/landing-pages/layout.ts'
import type { PageOwner } from '@gable/shared/landing-pages/messages.ts'
import { Thumbnail } from '../assets/thumbnail.tsx'
import { PagePreview } from './page-preview.tsx'

interface PagePictureProps {
  layoutType: string
  settings: LayoutSettings
  owner: PageOwner
  title: string
}

/** A page as a picture of itself. It fills its box. */
export function PagePicture({ layoutType, ...page }: PagePictureProps) {
  if (!isLayoutType(layoutType))
    return <p className="grid h-full place-items-center bg-sunken p-6 text-center text-muted">There is no preview</p>
  return (
    <Thumbnail width={1120}>
      <PagePreview layoutType={layoutType} {...page} />
    </Thumbnail>
  )
}
