import { expect, test } from 'vitest'
import { tell } from './happenings.ts'

/** Something that hears, and lets happen what is not prevented. */
function pageThatHears(name: string, answer: (event: CustomEvent) => void) {
  const element = new EventTarget() as HTMLElement
  element.addEventListener(name, (event) => answer(event as CustomEvent))
  return element
}

test('what happens in a widget is heard by the page around it, wherever the widget stands', () => {
  const heard: CustomEvent[] = []
  const element = pageThatHears('gable:change', (event) => heard.push(event))
  tell(element, 'change', { field: 'address' })
  expect(heard).toMatchObject([{ detail: { field: 'address' }, bubbles: true, composed: true, cancelable: false }])
})

test('a page can keep a form from being sent, and nothing else from happening', () => {
  const prevent = (event: Event) => event.preventDefault()
  expect(tell(pageThatHears('gable:submit', prevent), 'submit', { widgetId: 'one' })).toBe(false)
  expect(tell(pageThatHears('gable:success', prevent), 'success', { submissionId: 'one' })).toBe(true)
  expect(tell(new EventTarget() as HTMLElement, 'submit', { widgetId: 'one' })).toBe(true)
})
