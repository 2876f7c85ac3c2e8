/** Events that the page can listen to. They never contain anything the visitor typed. */
export interface WidgetEvents {
  ready: { widgetId: string }
  view: { widgetId: string }
  change: { field: string }
  invalid: { fields: string[] }
  submit: { widgetId: string }
  success: { submissionId: string }
  error: { reason: 'gone' | 'tooMany' | 'failed' | 'unreachable' }
}

/** Returns false if the page canceled the event, which only `submit` allows. */
export const dispatchWidgetEvent = <Name extends keyof WidgetEvents>(
  element: HTMLElement,
  name: Name,
  detail: WidgetEvents[Name],
) =>
  element.dispatchEvent(
    new CustomEvent(`gable:${name}`, { detail, bubbles: true, composed: true, cancelable: name === 'submit' }),
  )
