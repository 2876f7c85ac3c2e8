/** Session storage key of a widget's inputs. A widget that is on the page again has a key of its own. */
export function getSavedInputsKey(element: HTMLElement, widgetId: string): string {
  const copies = document.querySelectorAll(`${element.localName}[widget-id="${CSS.escape(widgetId)}"]`)
  const position = Math.max(0, Array.prototype.indexOf.call(copies, element))
  return `gable-figures-${widgetId}${position ? `-${position}` : ''}`
}

/** True if there are inputs to restore from the URL or from session storage. */
export function hasSavedInputs(element: HTMLElement, widgetId: string): boolean {
  try {
    return location.hash.includes('gable-') || sessionStorage.getItem(getSavedInputsKey(element, widgetId)) !== null
  } catch {
    return false
  }
}
