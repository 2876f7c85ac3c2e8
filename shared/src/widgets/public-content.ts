import type { WidgetContent, WidgetType } from './settings.ts'

/** Removes additional costs that are switched off, since they may be unfinished. */
export const toPublicContent = <T extends WidgetType>(content: WidgetContent<T>): WidgetContent<T> =>
  'additionalCosts' in content
    ? { ...content, additionalCosts: content.additionalCosts.filter(({ showCost }) => showCost) }
    : content
