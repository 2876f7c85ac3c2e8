import type { Widget } from '@gable/shared/widgets/widget.ts'
import { BrandingSection } from '../../editing/branding-section.tsx'
import { CodeSection } from './code-section.tsx'
import { InstallationSection } from './installation-section.tsx'
import type { WidgetControl } from './widget-values.ts'

interface SettingsPanelProps {
  saved: Widget
  control: WidgetControl
}

export const SettingsPanel = ({ saved, control }: SettingsPanelProps) => (
  <>
    <CodeSection saved={saved} control={control} />
    <InstallationSection saved={saved} />
    <BrandingSection control={control} name="settings.brandingId" />
  </>
)
