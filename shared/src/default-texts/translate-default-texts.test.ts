import { expect, test } from 'vitest'
import { defaultForms } from '../forms/default-forms.ts'
import { buyerQuestions, buyerSteps, ownerQuestions, ownerSteps } from '../landing-pages/default-parts.ts'
import { journeyTemplates } from '../landing-pages/templates/journey.ts'
import { tabbedTemplates } from '../landing-pages/templates/tabbed.ts'
import { websiteTemplates } from '../landing-pages/templates/website.ts'
import { spanishDefaultTexts } from './spanish-default-texts.ts'
import { translateDefaultTexts } from './translate-default-texts.ts'

const heroes = [
  ...journeyTemplates.map(({ content }) => content),
  ...websiteTemplates.map(({ content }) => content),
  ...tabbedTemplates.flatMap(({ content: { tabs } }) => tabs),
]
const parts = [ownerSteps, buyerSteps, ownerQuestions, buyerQuestions].flat()
const texts = [
  ...parts.flatMap((part) => Object.values(part)),
  ...defaultForms.flatMap(({ title, description }) => [title, description]),
  ...heroes.flatMap(({ leadType: _, ...hero }) =>
    ['title', 'heading', 'subHeading', 'searchBarText', 'buttonLabel', 'buttonText'].flatMap(
      (field) => (hero as Partial<Record<string, string>>)[field] ?? [],
    ),
  ),
]

test('every text that a form or page starts with has a Spanish one, and no other has', () => {
  expect([...new Set(texts)].sort()).toEqual([...spanishDefaultTexts.keys()].sort())
})

test('texts are translated wherever they are, and the agency’s own words stay', () => {
  const settings = { brandingId: 'x', tabs: [{ title: 'Sell', heading: 'Sell by the sea' }], action: null }
  expect(translateDefaultTexts(settings, 'es')).toEqual({
    ...settings,
    tabs: [{ title: 'Vender', heading: 'Sell by the sea' }],
  })
  expect(translateDefaultTexts(settings, 'en')).toBe(settings)
})

test('the agency’s own Spanish comes before ours', () => {
  const own = [
    { text: 'Sell', spanish: 'Venda' },
    { text: 'Sell by the sea', spanish: 'Venda junto al mar' },
  ]
  expect(translateDefaultTexts({ title: 'Sell', heading: 'Sell by the sea' }, 'es', own)).toEqual({
    title: 'Venda',
    heading: 'Venda junto al mar',
  })
})
