import { Lock } from 'lucide-react'
import { PagePicture } from '../landing-pages/page-picture.tsx'
import { useApi } from '../platform/use-api.ts'

/** A page of one's own in a visitor's browser, as it would be. Where it cannot be had, its place stays empty. */
export function SampleWindow() {
  const { data: templates } = useApi('GET /agent/landing-page/templates')
  const { data: placeholder } = useApi('GET /agent/landing-page/purl/placeholder')
  const { data: own } = useApi('GET /agent/landing-page/purl')
  const sample = templates?.find(({ config }) => config.layoutType === 'WEBSITE_1')
  const host = own && new URL(own.origin).host
  return (
    <>
      <p className="flex h-9 items-center gap-2 border-line border-b px-3 text-muted text-label">
        <Lock aria-hidden="true" className="size-3 shrink-0" />
        <span className="truncate">{host && placeholder && `${host}/p/${placeholder.id}`}</span>
      </p>
      <div className="aspect-[4/3]">
        {sample && (
          <PagePicture
            layoutType={sample.config.layoutType}
            settings={sample.config.layoutSettings}
            owner="personal"
            title="A landing page of your own"
          />
        )}
      </div>
    </>
  )
}
