import { maxLengths } from '@gable/shared/contact-dashboard/limits.ts'
import { PanelSection } from '../../../editing/panel-section.tsx'
import { HeadingField, LinkFields, NameField, SubheadingField } from '../fields/common-fields.tsx'
import { EstimateSwitchField } from '../fields/estimate-switch-field.tsx'
import { ModuleFields } from '../fields/module-fields.tsx'
import { PanelTextField } from '../fields/panel-text-field.tsx'
import { ToggledFields } from '../fields/toggled-fields.tsx'
import { AboutProviders } from './about-providers.tsx'
import type { PanelProps } from './panel-props.ts'
import { ProviderList } from './provider-list.tsx'

export const MultiAvmPanel = ({ form, preview, connectedApps }: PanelProps<'MULTI_AVM'>) => (
  <ModuleFields type="MULTI_AVM">
    <PanelSection title="Texts">
      <EstimateSwitchField preview={preview} />
      <NameField />
      <HeadingField name="settings.mainHeading" label="Main Heading" />
      <SubheadingField name="settings.subHeading" />
    </PanelSection>
    <PanelSection title="Providers" action={<AboutProviders />}>
      <ProviderList form={form} />
      {connectedApps.includes('ZESTIMATE') && (
        <p className="text-label text-muted">
          The Zestimate of the home follows while Zestimate is connected. The sample home has none.
        </p>
      )}
    </PanelSection>
    <PanelSection title="Below the Estimates">
      <ToggledFields name="settings.showAvmTrendChart" label="Show Trend Chart" covers={['settings.trendChartHeading']}>
        <PanelTextField
          control={form.control}
          name="settings.trendChartHeading"
          label="Trend Chart Heading"
          max={maxLengths.heading}
          rows={2}
        />
      </ToggledFields>
      <ToggledFields name="settings.showAvmDisclaimer" label="Show Disclaimer" covers={['settings.avmDisclaimerText']}>
        <PanelTextField
          control={form.control}
          name="settings.avmDisclaimerText"
          label="Disclaimer"
          max={maxLengths.disclaimer}
          rows={3}
        />
      </ToggledFields>
      <LinkFields toggle="settings.showButtonLink" text="settings.buttonLinkText" />
    </PanelSection>
    <PanelSection title="Without a Valuation Estimate">
      <HeadingField name="settings.noAvmHeading" />
      <SubheadingField name="settings.noAvmSubHeading" />
    </PanelSection>
  </ModuleFields>
)
