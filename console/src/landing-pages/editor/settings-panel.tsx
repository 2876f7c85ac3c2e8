import type { LandingPage } from '@gable/shared/landing-pages/landing-page.ts'
import { maxLengths } from '@gable/shared/landing-pages/layout-rules.ts'
import { BrandingSection } from '../../editing/branding-section.tsx'
import { TrackingSection } from '../../editing/tracking-section.tsx'
import { AddressSection } from './address-section.tsx'
import type { PageControl } from './page-values.ts'
import { SocialSection } from './social-section.tsx'

interface SettingsPanelProps {
  control: PageControl
  page: LandingPage
}

/** The link preview, tracking code and branding of the page. */
export const SettingsPanel = ({ control, page }: SettingsPanelProps) => (
  <>
    <AddressSection page={page} />
    <SocialSection control={control} url={page.url} pageId={page._id} />
    <TrackingSection
      control={control}
      name="generalSettings.trackingCode"
      max={maxLengths.trackingCode}
      hint="Runs on the published page in a sandboxed frame: it sees no page address, no campaign, no click and no form, and its cookies are not kept. To count conversions, use Conversions in the settings. It never runs in this workspace."
    />
    <BrandingSection control={control} name="layoutSettings.brandingId" />
  </>
)
