import { expect, test } from 'vitest'
import { addStep, type DraftHistory, redoStep, startHistory, undoStep } from './draft-history.ts'

const type = (history: DraftHistory<string>, ...steps: [text: string, key: string | undefined, at: number][]) =>
  steps.reduce((result, [text, key, at]) => addStep(result, text, key, at), history)

test('a word that is typed without a pause is undone at once', () => {
  const history = type(startHistory(''), ['H', 'subject', 0], ['He', 'subject', 200], ['Hey', 'subject', 400])
  expect(undoStep(history)?.present).toBe('')
})

test('a pause, another field and a change without a key start a new step', () => {
  const paused = type(startHistory(''), ['a', 'subject', 0], ['ab', 'subject', 1500])
  expect(undoStep(paused)?.present).toBe('a')
  const other = type(startHistory(''), ['a', 'subject', 0], ['ab', 'text', 100])
  expect(undoStep(other)?.present).toBe('a')
  const moved = type(startHistory(''), ['a', undefined, 0], ['ab', undefined, 100])
  expect(undoStep(moved)?.present).toBe('a')
})

test('typing for long without a pause is undone in parts', () => {
  let history = startHistory('')
  for (let at = 0; at <= 12_000; at += 500) history = addStep(history, `${at}`, 'text', at)
  expect(undoStep(history)?.present).not.toBe('')
})

test('what was undone can be redone until something else is changed', () => {
  const history = type(startHistory('a'), ['b', undefined, 0], ['c', undefined, 0])
  const undone = undoStep(history)
  expect(undone?.present).toBe('b')
  expect(undone && redoStep(undone)?.present).toBe('c')
  expect(undone && redoStep(addStep(undone, 'd', undefined, 0))).toBeUndefined()
})

test('nothing can be undone or redone in a new draft, and a change to the same draft is none', () => {
  const history = startHistory('a')
  expect(undoStep(history)).toBeUndefined()
  expect(redoStep(history)).toBeUndefined()
  expect(addStep(history, 'a', undefined, 0)).toBe(history)
})
