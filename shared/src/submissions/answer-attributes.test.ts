import { describe, expect, test } from 'vitest'
import { tagLengthMaximum } from '../contacts/tag.ts'
import { choiceTagMaximum, type FormQuestion } from '../forms/question.ts'
import { questionMessages } from '../forms/question-messages.ts'
import { getAttributeError, toAnsweredAttribute } from './answer-attributes.ts'

const attribute = (type: 'TEXT' | 'MONEY' | 'NUMBER' | 'CHOICE' | 'YES_NO' | 'DATE', choices: string[] = []) => ({
  key: 'kept',
  type,
  choices,
})

const question = (kind: FormQuestion['kind'], labels: string[] = []): FormQuestion => ({
  id: 'q',
  kind,
  isRequired: false,
  condition: null,
  label: { en: 'Question', es: '' },
  help: { en: '', es: '' },
  choices: labels.map((en) => ({ id: en, label: { en, es: '' }, onChosen: { kind: 'ADD_TAG', tag: '' } })),
  storage: { kind: 'ATTRIBUTE', key: 'kept' },
})

describe('an answer fits an attribute', () => {
  test.each([
    ['MONEY', attribute('MONEY'), { value: '$1,200.50', text: '$1,200.50' }, 120_050],
    ['MONEY', attribute('NUMBER'), { value: '1,200.50', text: '$1,200.50' }, 1200.5],
    ['YES_NO', attribute('YES_NO'), { value: 'NO', text: 'No' }, false],
    ['YES_NO', attribute('TEXT'), { value: 'NO', text: 'No' }, 'No'],
    ['CHOICE', attribute('CHOICE', ['Soon']), { value: 'id', text: 'soon' }, 'Soon'],
    ['CHOICE', attribute('CHOICE', ['Later']), { value: 'id', text: 'Soon' }, undefined],
    ['DATE', attribute('TEXT'), { value: '2027-03-05', text: 'March 5, 2027' }, '2027-03-05'],
    ['LONG_TEXT', attribute('TEXT'), { value: '', text: 'x'.repeat(600) }, 'x'.repeat(500)],
  ] as const)('%s in %o', (kind, definition, answer, value) => {
    expect(toAnsweredAttribute({ kind }, { ...definition, choices: [...definition.choices] }, answer)).toBe(value)
  })
})

test('a mapping names what does not fit', () => {
  expect(getAttributeError(question('DATE'), [])).toBe(questionMessages.missingAttribute)
  expect(getAttributeError(question('DATE'), [attribute('MONEY')])).toBe(questionMessages.wrongAttribute)
  const which = question('CHOICE', ['One', 'Two'])
  expect(getAttributeError(which, [attribute('CHOICE', ['ONE'])])).toBe(questionMessages.missingOption('Two'))
  expect(getAttributeError(which, [attribute('CHOICE', ['one', 'two'])])).toBeUndefined()
})

test('the tag of a choice is as long as a tag may be', () => {
  expect(choiceTagMaximum).toBe(tagLengthMaximum)
})
