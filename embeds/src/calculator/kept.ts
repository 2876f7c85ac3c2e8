/** Where a tab keeps the figures of a widget. */
export const keptAs = (widgetId: string) => `gable-figures-${widgetId}`

/** Whether there are figures to come back to: in the address, or in the tab's storage, which may be forbidden. */
export function isKept(widgetId: string): boolean {
  try {
    return location.hash.includes('gable-') || sessionStorage.getItem(keptAs(widgetId)) !== null
  } catch {
    return false
  }
}
