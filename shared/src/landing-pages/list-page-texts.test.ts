import { expect, test } from 'vitest'
import { createLayoutSettings } from './create-layout-settings.ts'
import { listPageTexts } from './list-page-texts.ts'
import { pageTemplates } from './templates.ts'

const create = (id: string) => {
  const template = pageTemplates.find((template) => template.id === id)
  if (!template) throw new Error(id)
  return createLayoutSettings(template, { brandingId: '', actionFor: () => null })
}

test('the texts of a page are listed from top to bottom, each once', () => {
  const texts = listPageTexts(create('sell-buy-value'))
  expect(texts.slice(0, 2)).toEqual(['Home value', 'What is your home worth?'])
  expect(texts.at(-1)).toMatch(/^We use them to answer you/)
  expect(new Set(texts).size).toBe(texts.length)
})

test('hidden parts need no Spanish', () => {
  const settings = { ...create('home-value'), showsSteps: false, showsQuestions: false }
  expect(listPageTexts(settings)).toEqual([
    'What is your home worth today?',
    'An estimate from people who know your streets.',
    'Enter your home address',
    'See my estimate',
  ])
})
