import type { WidgetSettings } from '@gable/shared/widgets/settings.ts'

/** What can be shown of settings that are being typed: nothing without a name, and no number that is none. */
export function toPreviewSettings(typed: WidgetSettings): WidgetSettings {
  const settings: WidgetSettings = JSON.parse(JSON.stringify(typed))
  if (!('additionalCosts' in settings)) return settings
  return { ...settings, additionalCosts: settings.additionalCosts.filter(({ title }) => title.trim() !== '') }
}
