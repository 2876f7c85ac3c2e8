import type { WidgetSettings } from '@gable/shared/widgets/settings.ts'

/** A sale that leaves something over, for the preview of a template whose amounts the agent has yet to enter. */
export function withSampleAmounts(settings: WidgetSettings): WidgetSettings {
  if (!('homeSale' in settings)) return settings
  const { homeSale, mortgage } = settings
  if (homeSale.defaultAmount > mortgage.defaultAmount) return settings
  return {
    ...settings,
    homeSale: { ...homeSale, defaultAmount: 450_000 },
    mortgage: { ...mortgage, defaultAmount: 240_000 },
  }
}
