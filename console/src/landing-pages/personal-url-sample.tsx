import { Lock } from 'lucide-react'
import { useApi } from '../platform/use-api.ts'
import { PageThumbnail } from './page-thumbnail.tsx'

/** A sample of the agent's page in a browser window. Stays empty when the template cannot be loaded. */
export function PersonalUrlSample() {
  const { data: templates } = useApi('GET /agent/landing-page/templates')
  const { data: placeholder } = useApi('GET /agent/landing-page/purl/placeholder')
  const { data: current } = useApi('GET /agent/landing-page/purl')
  const sample = templates?.find(({ config }) => config.layoutType === 'WEBSITE_1')
  const host = current && new URL(current.origin).host
  return (
    <>
      <p className="flex h-9 items-center gap-2 border-line border-b px-3 text-muted text-label">
        <Lock aria-hidden="true" className="size-3 shrink-0" />
        <span className="truncate">{host && placeholder && `${host}/p/${placeholder.id}`}</span>
      </p>
      <div className="aspect-[4/3]">
        {sample && (
          <PageThumbnail
            layoutType={sample.config.layoutType}
            settings={sample.config.layoutSettings}
            owner="personal"
            title="Sample of your landing page"
          />
        )}
      </div>
    </>
  )
}
