/** What a page can hear of a widget. Nothing that a visitor typed is told. */
export interface Happenings {
  ready: { widgetId: string }
  view: { widgetId: string }
  change: { field: string }
  invalid: { fields: string[] }
  submit: { widgetId: string }
  success: { submissionId: string }
  error: { reason: 'gone' | 'tooMany' | 'failed' | 'unreachable' }
}

/** Answers whether the page lets it happen: `submit` can be prevented. */
export const tell = <Name extends keyof Happenings>(element: HTMLElement, name: Name, detail: Happenings[Name]) =>
  element.dispatchEvent(
    new CustomEvent(`gable:${name}`, { detail, bubbles: true, composed: true, cancelable: name === 'submit' }),
  )
