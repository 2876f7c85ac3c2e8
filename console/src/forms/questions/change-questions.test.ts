import { expect, test } from 'vitest'
import { createQuestion, deleteQuestion, duplicateQuestion, restoreQuestion, withKind } from './change-questions.ts'

const own = { ...createQuestion('YES_NO'), label: { en: 'Own a home?', es: '' } }
const worth = { ...createQuestion('MONEY'), condition: { questionId: own.id, value: 'YES' } }
const other = createQuestion('DATE')

test('deleting a question frees those that depended on it, and undoing restores both', () => {
  const { questions, dependents } = deleteQuestion([own, worth, other], 0)
  expect(questions).toEqual([{ ...worth, condition: null }, other])
  expect(restoreQuestion(questions, { question: own, index: 0, dependents })).toEqual([own, worth, other])
})

test('undoing keeps a condition that was set since, and restores nothing twice', () => {
  const { questions, dependents } = deleteQuestion([own, worth], 0)
  const condition = { questionId: other.id, value: 'NO' }
  const changed = questions.map((question) => ({ ...question, condition }))
  const restored = restoreQuestion(changed, { question: own, index: 0, dependents })
  expect(restored).toEqual([own, { ...worth, condition }])
  expect(restoreQuestion(restored, { question: own, index: 0, dependents })).toEqual(restored)
})

test('a copy follows its original and has ids of its own', () => {
  const which = createQuestion('CHOICE')
  const { copy, questions = [] } = duplicateQuestion([which, other], 0) ?? {}
  expect(questions).toEqual([which, copy, other])
  expect(new Set([which, copy].flatMap((item) => [item?.id, ...(item?.choices ?? []).map(({ id }) => id)])).size).toBe(
    6,
  )
})

test('another kind keeps choices and tags while it has some', () => {
  const which = { ...createQuestion('CHOICE'), storage: { kind: 'TAGS' } as const }
  expect(withKind(which, 'CHOICES')).toEqual({ ...which, kind: 'CHOICES' })
  expect(withKind(which, 'DATE')).toMatchObject({ choices: [], storage: { kind: 'SUBMISSION' } })
  expect(withKind(other, 'CHOICE').choices).toHaveLength(2)
})
