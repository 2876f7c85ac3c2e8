import { maxLengths } from '@gable/shared/landing-pages/layout-rules.ts'
import { BrandingSection } from '../../editing/branding-section.tsx'
import { TrackingSection } from '../../editing/tracking-section.tsx'
import type { PageControl } from './page-values.ts'
import { SocialSection } from './social-section.tsx'

interface SettingsPanelProps {
  control: PageControl
  url: string
}

/** The link preview, tracking code and branding of the page. */
export const SettingsPanel = ({ control, url }: SettingsPanelProps) => (
  <>
    <SocialSection control={control} url={url} />
    <TrackingSection
      control={control}
      name="generalSettings.trackingCode"
      max={maxLengths.trackingCode}
      hint="Runs on the published page in a sandboxed frame: it sees no page address, no campaign, no click and no form, and its cookies are not kept. To count conversions, use Conversions in the settings. It never runs in this workspace."
    />
    <BrandingSection control={control} name="layoutSettings.brandingId" />
  </>
)
