import { expect, test } from 'vitest'
import { contract } from '../contract.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { requiresAccount } from '../http/endpoint.ts'
import { describeAction, toPastTense } from './describe-action.ts'

test.each([
  ['Renames a widget.', 'renamed a widget'],
  ['Creates a webhook and returns its secret once.', 'created a webhook'],
  ['Stops a broadcast. What was not sent yet is canceled.', 'stopped a broadcast'],
  ['Publishes the draft, if it has changed', 'published the draft'],
  ['Applies the change', 'applied the change'],
  ['Withdraws an offer, so that it is no longer shown.', 'withdrew an offer'],
  ['Undoes a merge.', 'undid a merge'],
])('%s becomes: %s', (about, phrase) => {
  expect(toPastTense(about)).toBe(phrase)
})

test('every change has a phrase that reads well after a name', () => {
  const changes = Object.entries(contract as Record<string, Endpoint>).filter(
    ([key, { allow, readOnly }]) => requiresAccount(allow) && !key.startsWith('GET ') && !readOnly,
  )
  for (const [key, { about }] of changes) {
    const phrase = describeAction(key, about)
    expect(phrase, key).toMatch(
      /^(\w+ed|\w+ and \w+|asked|chose|gave|hid|kept|left|made|put|read|sent|set|took|undid|went|withdrew|wrote)\b/,
    )
    expect(phrase.length, key).toBeLessThan(100)
  }
})

test('an action that no longer exists is named', () => {
  expect(describeAction('POST /agent/gone', undefined)).toBe('used POST /agent/gone')
})
