import { bounds } from '@gable/shared/landing-pages/layout-rules.ts'
import { BrandingSection } from '../../editing/branding-section.tsx'
import { TrackingSection } from '../../editing/tracking-section.tsx'
import type { PageControl } from './page-values.ts'
import { SocialSection } from './social-section.tsx'

interface SettingsPanelProps {
  control: PageControl
  url: string
}

/** How the page is told of elsewhere, what is measured on it and in whose brand it stands. */
export const SettingsPanel = ({ control, url }: SettingsPanelProps) => (
  <>
    <SocialSection control={control} url={url} />
    <TrackingSection
      control={control}
      name="generalSettings.trackingCode"
      max={bounds.trackingCode}
      hint="It runs on the published page in a sandboxed frame, where it can read nothing of the page or its visitors. It never runs in this workspace."
    />
    <BrandingSection control={control} name="layoutSettings.brandingId" />
  </>
)
