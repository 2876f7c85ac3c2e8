import type { WidgetSettings } from '@gable/shared/widgets/settings.ts'

/** Makes unsaved settings safe to preview: drops costs without a title, and numbers that are empty or invalid, for which the preview shows those of the template instead of $0. */
export function toPreviewSettings(settings: WidgetSettings): WidgetSettings {
  const copy: WidgetSettings = JSON.parse(JSON.stringify(settings), dropEmptyAmount)
  if (!('additionalCosts' in copy)) return copy
  return { ...copy, additionalCosts: copy.additionalCosts.filter(({ title }) => title.trim() !== '') }
}

/** JSON turns NaN into null. */
const dropEmptyAmount = (key: string, value: unknown) =>
  value === null && key !== 'action' && key !== 'defaultPerc' ? undefined : value
