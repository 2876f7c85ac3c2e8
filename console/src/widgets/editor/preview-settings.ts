import type { WidgetSettings } from '@gable/shared/widgets/settings.ts'

/** Makes unsaved settings safe to preview: drops costs without a title, and turns invalid numbers into null. */
export function toPreviewSettings(settings: WidgetSettings): WidgetSettings {
  // JSON turns NaN into null.
  const copy: WidgetSettings = JSON.parse(JSON.stringify(settings))
  if (!('additionalCosts' in copy)) return copy
  return { ...copy, additionalCosts: copy.additionalCosts.filter(({ title }) => title.trim() !== '') }
}
