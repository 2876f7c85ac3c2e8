import { expect, test } from 'vitest'
import { dispatchWidgetEvent } from './widget-events.ts'

function elementWithListener(name: string, listener: (event: CustomEvent) => void) {
  const element = new EventTarget() as HTMLElement
  element.addEventListener(name, (event) => listener(event as CustomEvent))
  return element
}

test('a widget event bubbles out of every shadow root to the page', () => {
  const events: CustomEvent[] = []
  const element = elementWithListener('gable:change', (event) => events.push(event))
  dispatchWidgetEvent(element, 'change', { field: 'address' })
  expect(events).toMatchObject([{ detail: { field: 'address' }, bubbles: true, composed: true, cancelable: false }])
})

test('a page can cancel the submit event and no other', () => {
  const cancel = (event: Event) => event.preventDefault()
  expect(dispatchWidgetEvent(elementWithListener('gable:submit', cancel), 'submit', { widgetId: 'one' })).toBe(false)
  expect(dispatchWidgetEvent(elementWithListener('gable:success', cancel), 'success', { submissionId: 'one' })).toBe(
    true,
  )
  expect(dispatchWidgetEvent(new EventTarget() as HTMLElement, 'submit', { widgetId: 'one' })).toBe(true)
})
