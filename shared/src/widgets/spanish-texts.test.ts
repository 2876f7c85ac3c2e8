import { expect, test } from 'vitest'
import { listWidgetTexts, translateWidget } from './spanish-texts.ts'
import { spanishWidgetTexts } from './spanish-widget-texts.ts'
import { getDefaultTemplate, templates } from './templates.ts'

test('every text that a widget starts with has a Spanish one, and no other has', () => {
  const texts = templates.flatMap(({ content }) => listWidgetTexts(content))
  expect([...new Set(texts)].sort()).toEqual([...spanishWidgetTexts.keys()].sort())
})

test('the agency’s own Spanish comes first, and its own words without Spanish stay', () => {
  const content = {
    ...getDefaultTemplate('MORTGAGE_CALC').content,
    heading: 'Payments by the sea',
    subHeading: 'Ask us',
    defaultState: 'ME',
  }
  expect(translateWidget(content, [{ text: 'Payments by the sea', spanish: 'Pagos junto al mar' }])).toEqual({
    ...content,
    heading: 'Pagos junto al mar',
    buttonLabel: 'Consultar mi tasa',
    thankYouMsg: spanishWidgetTexts.get(content.thankYouMsg),
    disclosure: spanishWidgetTexts.get(content.disclosure),
  })
})
