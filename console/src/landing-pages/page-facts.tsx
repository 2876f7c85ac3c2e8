import type { LandingPageWithDraft } from '@gable/shared/landing-pages/landing-page.ts'
import { toPreviewUrl } from '@gable/shared/landing-pages/preview-url.ts'
import type { MouseEvent } from 'react'
import { AssetFacts } from '../assets/asset-facts.tsx'
import { useApi } from '../platform/use-api.ts'
import { CopyUrlButton } from './copy-url-button.tsx'
import { VersionsButton } from './versions/versions-button.tsx'

export function PageFacts({ page }: { page: LandingPageWithDraft }) {
  const { _id, url, status, lastUpdated, publishedVersion } = page
  const { data } = useApi('GET /agent/landing-page/page/:pageId/latest-activity', { params: { pageId: _id } })
  return (
    <AssetFacts
      pageUrl={{
        value: <PageUrl url={url} isPublished={status === 'PUBLISHED'} />,
        action: <CopyUrlButton page={page} />,
      }}
      lastUpdated={lastUpdated}
      latestActivity={data}
      version={
        publishedVersion !== null && { value: `Version ${publishedVersion}`, action: <VersionsButton page={page} /> }
      }
    />
  )
}

/** An archived page or a draft cannot be opened, so its URL is not a link. */
function PageUrl({ url, isPublished }: { url: string; isPublished: boolean }) {
  const className = 'break-all text-table'
  if (!isPublished) return <span className={className}>{url}</span>
  // A copied link has no preview mark, because the visits of those who get it count.
  const openPreview = (event: MouseEvent) => {
    event.preventDefault()
    window.open(toPreviewUrl(url), '_blank', 'noopener')
  }
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      className={`${className} underline underline-offset-2`}
      onClick={openPreview}
    >
      {url}
    </a>
  )
}
