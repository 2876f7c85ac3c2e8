import { expect, test } from 'vitest'
import { replaceTag, restoreTags } from './tag-filters.ts'

const toFlow = (tag: string, other = 'Buyers') => ({
  trigger: { type: 'TAG_ADDED', tag },
  filters: [{ key: 'tags', anyOf: [other] }],
  steps: [
    { id: 'a', kind: 'ADD_TAG', tag },
    { id: 'b', kind: 'REMOVE_TAG', tag: other },
    {
      id: 'c',
      kind: 'WAIT_FOR_EVENT',
      event: { type: 'TAG_ADDED', tag },
      branches: [{ key: 'HAPPENED', steps: [{ id: 'd', kind: 'ADD_NOTE', text: tag }] }],
    },
  ],
})

test('a tag is replaced in the triggers, events, steps and filters of a flow, and in no text', () => {
  const { json } = replaceTag(toFlow('buyer'), { tag: 'buyer', to: 'Client' })
  const text = JSON.stringify(toFlow('Client')).replace('"text":"Client"', '"text":"buyer"')
  expect(JSON.stringify(json)).toBe(text)
})

test('undoing a merge tells the merged tag from one that was there before', () => {
  const { json, replaced } = replaceTag(toFlow('buyer'), { tag: 'buyer', to: 'Buyers' })
  expect(restoreTags(json, replaced)).toEqual(toFlow('buyer'))
})

test('a tag is also replaced where a filter excludes it', () => {
  const json = [{ key: 'tags', noneOf: ['buyer', 'VIP'] }]
  const { json: changed, replaced } = replaceTag(json, { tag: 'buyer', to: 'Client' })
  expect(changed).toEqual([{ key: 'tags', noneOf: ['Client', 'VIP'] }])
  expect(restoreTags(changed, replaced)).toEqual(json)
})

test('a step names its tag in any case, and a filter as contacts have it', () => {
  const json = [
    { kind: 'ADD_TAG', tag: 'BUYER' },
    { key: 'tags', anyOf: ['BUYER'] },
  ]
  const { json: changed } = replaceTag(json, { tag: 'buyer', to: 'Client' })
  expect(changed).toEqual([
    { kind: 'ADD_TAG', tag: 'Client' },
    { key: 'tags', anyOf: ['BUYER'] },
  ])
})

test('what was edited since stays, and what earlier versions stored is still restored', () => {
  const replaced = [{ before: ['buyer'], after: ['Client'] }]
  expect(restoreTags([{ key: 'tags', anyOf: ['Client'] }], replaced)).toEqual([{ key: 'tags', anyOf: ['buyer'] }])
  expect(restoreTags([{ key: 'tags', anyOf: ['Client', 'VIP'] }], replaced)).toEqual([
    { key: 'tags', anyOf: ['Client', 'VIP'] },
  ])
})
