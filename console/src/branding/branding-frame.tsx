import { useState } from 'react'
import { Outlet, useParams } from 'react-router-dom'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { LinkTabs } from '../design/layout/tabs.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { useAccountPath } from '../platform/account.ts'
import { LoadError } from '../platform/load-error.tsx'
import { useTitle } from '../platform/title.ts'
import { useApi } from '../platform/use-api.ts'
import { BrandPreview } from './brand-preview.tsx'
import { BrandingFrameSkeleton } from './branding-frame-skeleton.tsx'
import { BrandingStatus } from './branding-status.tsx'
import { brandingPath, brandingSections } from './sections.ts'
import { type BrandDraft, BrandingContext, type BrandingContextValue } from './use-branding.ts'
import { useSection } from './use-section.ts'

/** The key remounts the screen for another brand, so that changes to one brand are never saved to the other. */
export function BrandingFrame() {
  const { brandingId = '' } = useParams()
  return <BrandingScreen key={brandingId} brandingId={brandingId} />
}

/** One brand: its sections on the left, the preview on the right. */
function BrandingScreen({ brandingId }: { brandingId: string }) {
  const {
    data: branding,
    error,
    mutate,
    isValidating,
  } = useApi('GET /agent/branding/:brandingId', {
    params: { brandingId },
  })
  const pathTo = useAccountPath()
  const section = useSection()
  const [draft, setDraft] = useState<BrandDraft>({})
  useTitle(branding && section && `${branding.name} - ${section.label}`)
  if (error && !branding)
    return (
      <LoadError
        problem={error}
        title="The branding could not be loaded"
        onRetry={() => mutate()}
        retrying={isValidating}
      />
    )
  if (!branding) return <BrandingFrameSkeleton />
  const updateCache: BrandingContextValue['updateCache'] = (part) =>
    mutate({ ...branding, ...part }, { revalidate: false })
  const tabs = brandingSections.map(({ path, label }) => ({ to: pathTo(brandingPath(brandingId, path)), label }))
  return (
    <Page
      title={branding.name}
      badge={<BrandingStatus branding={branding} />}
      tabs={<LinkTabs label={branding.name} tabs={tabs} />}
    >
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Branding', to: pathTo(brandingPath()) }, { label: branding.name }]} />
      </TopBarSlot>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,640px)_minmax(400px,1fr)]">
        <BrandingContext.Provider value={{ branding, setDraft, updateCache }}>
          <div className="min-w-0">
            <Outlet />
          </div>
          <BrandPreview branding={branding} draft={draft} />
        </BrandingContext.Provider>
      </div>
    </Page>
  )
}
