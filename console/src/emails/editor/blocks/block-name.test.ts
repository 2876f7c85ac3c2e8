import { expect, test } from 'vitest'
import { getBlockName } from './block-name.ts'

test('a block is named by its type and the start of what it says', () => {
  const text = 'Hi {{contact.firstName | there}},\n\n**Big news** about [your home](https://a.test) in {{home.city}}'
  expect(getBlockName({ id: '1', type: 'TEXT', text, align: 'LEFT' })).toBe(
    'Text: Hi there, Big news about your home in Home city',
  )
  expect(getBlockName({ id: '1', type: 'HEADING', text: 'x'.repeat(80), align: 'LEFT' })).toBe(
    `Heading: ${'x'.repeat(59)}…`,
  )
  expect(getBlockName({ id: '1', type: 'DIVIDER' })).toBe('Divider')
  expect(getBlockName({ id: '1', type: 'SPACER', height: 24 })).toBe('Spacer: 24 px')
})
