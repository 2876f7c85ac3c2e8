import { describe, expect, test } from 'vitest'
import { type CustomQuestion, listAskedQuestions, parseNumber, validateCustomAnswers } from './custom-questions.ts'
import { formatCustomAnswer } from './format-custom-answer.ts'
import { en } from './labels/en.ts'
import { es } from './labels/es.ts'

const own: CustomQuestion = { id: 'own', kind: 'YES_NO', label: 'Own a home?', required: true }
const sell: CustomQuestion = {
  id: 'sell',
  kind: 'CHOICE',
  label: 'Sell it?',
  required: true,
  choices: [
    { id: 'now', label: 'Now' },
    { id: 'later', label: 'Later' },
  ],
  condition: { questionId: 'own', value: 'YES' },
}
const price: CustomQuestion = {
  id: 'price',
  kind: 'MONEY',
  label: 'Price?',
  required: true,
  condition: { questionId: 'sell', value: 'now' },
}
const all = [own, sell, price]
const listIds = (answers: Record<string, string>) => listAskedQuestions(all, answers).map(({ id }) => id)

describe('a question with a condition', () => {
  test('is asked after the answer that it depends on', () => {
    expect(listIds({})).toEqual(['own'])
    expect(listIds({ own: 'NO' })).toEqual(['own'])
    expect(listIds({ own: 'YES', sell: 'later' })).toEqual(['own', 'sell'])
    expect(listIds({ own: 'YES', sell: 'now' })).toEqual(['own', 'sell', 'price'])
  })

  test('is not asked because of an answer to a question that was not asked', () => {
    expect(listIds({ own: 'NO', sell: 'now' })).toEqual(['own'])
  })

  test('has no errors while it is not asked', () => {
    expect(validateCustomAnswers(all, { own: 'NO', price: 'x' })).toEqual({})
    expect(validateCustomAnswers(all, { own: 'YES' })).toEqual({ 'questions.sell': 'choice' })
  })
})

test.each([
  ['450,000', 450_000],
  ['$1,200.50', 1200.5],
  [' -3 ', -3],
  ['450k', undefined],
  ['1.2.3', undefined],
  ['1'.repeat(13), undefined],
  ['Infinity', undefined],
])('%s is the number %s', (text, number) => {
  expect(parseNumber(text)).toBe(number)
})

test('several choices are checked one by one', () => {
  const many: CustomQuestion = { ...sell, id: 'many', kind: 'CHOICES', condition: undefined as never }
  expect(validateCustomAnswers([many], { many: 'later,now' })).toEqual({})
  expect(validateCustomAnswers([many], { many: 'never' })).toEqual({ 'questions.many': 'choice' })
  expect(formatCustomAnswer(many, 'later,now,never', { language: 'en', labels: en })).toBe('Now, Later')
})

test('answers read as in the language of the visitor', () => {
  const day: CustomQuestion = { id: 'day', kind: 'DATE', label: 'When?', required: false }
  expect(formatCustomAnswer(own, 'YES', { language: 'es', labels: es })).toBe('Sí')
  expect(formatCustomAnswer(day, '2027-03-05', { language: 'es', labels: es })).toBe('5 de marzo de 2027')
  expect(formatCustomAnswer(price, '1200.5', { language: 'en', labels: en })).toBe('$1,200.50')
  expect(formatCustomAnswer(day, '', { language: 'en', labels: en })).toBe('')
})
