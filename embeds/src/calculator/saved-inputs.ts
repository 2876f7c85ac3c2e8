/** Session storage key of a widget's inputs. */
export const savedInputsKey = (widgetId: string) => `gable-figures-${widgetId}`

/** True if there are inputs to restore from the URL or from session storage. */
export function hasSavedInputs(widgetId: string): boolean {
  try {
    return location.hash.includes('gable-') || sessionStorage.getItem(savedInputsKey(widgetId)) !== null
  } catch {
    return false
  }
}
