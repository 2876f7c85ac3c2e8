import type { WidgetContent, WidgetType } from './settings.ts'

/** What visitors get of it. A cost that is switched off may be half written: it is nobody's business yet. */
export const toPublicContent = <T extends WidgetType>(content: WidgetContent<T>): WidgetContent<T> =>
  'additionalCosts' in content
    ? { ...content, additionalCosts: content.additionalCosts.filter(({ showCost }) => showCost) }
    : content
