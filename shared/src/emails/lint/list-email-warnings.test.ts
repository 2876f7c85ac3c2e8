import { expect, test } from 'vitest'
import type { EmailBlock } from '../blocks.ts'
import { compileEmail, fillEmail } from '../render/compile-email.ts'
import { createSender, createSettings, testRecipient } from '../testing/email-fixtures.ts'
import { listEmailWarnings } from './list-email-warnings.ts'

const listMessages = (blocks: EmailBlock[], parts: Parameters<typeof createSettings>[1] = {}) => {
  const settings = createSettings(blocks, parts)
  return listEmailWarnings(settings, fillEmail(compileEmail(settings, createSender()), testRecipient))
}
const text = (words: string): EmailBlock => ({ id: 'text', type: 'TEXT', text: words, align: 'LEFT' })
const image: EmailBlock = {
  id: 'image',
  type: 'IMAGE',
  image: { kind: 'MEDIA', url: '/media/a/b.jpg', width: 600, height: 300 },
  alt: 'A porch',
  link: null,
}

test('a good email has no warnings', () => {
  expect(listMessages([image, text('Hi {{contact.firstName | there}}! See [our site](https://example.com).')])).toEqual(
    [],
  )
})

test.each([
  ['Read [www.bank.com](https://evil.example/x)', 'The link shows bank.com, but leads to evil.example.'],
  ['Read [this](http://a.example)', 'http://a.example is not secure.'],
  ['Read [this](www.a.example)', 'www.a.example leads nowhere.'],
  ['Read [this](https://a.example/{{contact.firstName}})', 'Merge fields are not filled in the link'],
  ['ACT NOW before it is gone', '“ACT NOW” is in capitals'],
  ['Great! Really!', 'There are 2 exclamation marks.'],
  ['Hi {{contact.firstName}}', 'Not every contact has “First name”.'],
  ['Hi {{contact.name}}', '{{contact.name}} is not a merge field.'],
  ['Come to [27 Linden Street]', 'The placeholder [27 Linden Street] is left.'],
])('"%s" is warned about', (words, message) => {
  const warnings = listMessages([text(words)])
  expect(warnings[0]?.message).toContain(message)
  expect(warnings[0]).toMatchObject({ blockId: 'text', fix: expect.stringMatching(/\.$|\}\}$|https:\/\/$/) })
})

test.each([
  'See [example.com](https://www.example.com/x)',
  'An HOA, a HELOC and your REALTOR®',
  '[Call](tel:+12075550142)',
])('"%s" is fine', (words) => {
  expect(listMessages([text(words)])).toEqual([])
})

test('images without alt text, without a picture, and nothing but images are warned about', () => {
  const messages = listMessages([
    { ...image, alt: '' },
    { ...image, id: 'empty', image: null },
    { ...image, id: 'animation', image: { kind: 'MEDIA', url: '/media/a/b.webp', width: 1, height: 1 } },
  ]).map(({ blockId, message }) => `${blockId}: ${message.split(/[.,]/)[0]}`)
  expect(messages).toEqual([
    'null: The email is only images',
    'image: The image has no alt text',
    'empty: No image is chosen',
    'animation: Outlook for Windows does not show WebP images and animations',
  ])
})

test('the subject counts as the recipient sees it', () => {
  const subject = `${'a'.repeat(50)} {{home.street | x}}`
  expect(listMessages([text('Hi')], { subject, previewText: ' ' }).map(({ message }) => message)).toEqual([
    'The subject has 67 characters. Phones cut it off after about 60.',
    'There is no preview text, so inboxes show the first words of the email.',
  ])
})

test('a placeholder that the subject and a block have is warned about once each, with its place', () => {
  const messages = listMessages([text('Come to [27 Linden Street]')], { subject: 'Just listed: [27 Linden Street]' })
  expect(messages.map(({ message }) => message)).toEqual([
    'The placeholder [27 Linden Street] is left in the subject or preview text.',
    'The placeholder [27 Linden Street] is left.',
  ])
})

test('an event that is over and an email that Gmail would cut off are warned about', () => {
  const event: EmailBlock = {
    id: 'event',
    type: 'EVENT',
    title: 'Tour',
    startsAt: '2020-01-01T10:00:00Z',
    endsAt: '2020-01-01T12:00:00Z',
    place: '',
    label: '',
    url: '',
  }
  expect(listMessages([event])[0]?.message).toBe('The event is in the past.')
  expect(listMessages([text('word '.repeat(14_000))])[0]?.message).toMatch(/^The email has \d\d kB\./)
})
