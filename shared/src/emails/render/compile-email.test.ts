import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeFields } from '../../content/merge-fields.ts'
import type { EmailBlock } from '../blocks.ts'
import type { EmailRecipient } from '../email-context.ts'
import type { EmailSettings } from '../email-settings.ts'
import { emailTemplates } from '../templates/email-templates.ts'
import { bareRecipient, createSender, createSettings, testRecipient } from '../testing/email-fixtures.ts'
import { findHtmlErrors, listElements } from '../testing/parse-email-html.ts'
import { compileEmail, fillEmail } from './compile-email.ts'

const fill = (settings: EmailSettings, recipient = testRecipient) =>
  fillEmail(compileEmail(settings, createSender()), recipient)

const text = (words: string): EmailBlock => ({ id: 'text', type: 'TEXT', text: words, align: 'LEFT' })
const button = (label: string, kind: 'URL' | 'CALL_AGENT' | 'DASHBOARD', value = ''): EmailBlock => ({
  id: 'button',
  type: 'BUTTON',
  label,
  link: { kind, value },
  align: 'LEFT',
})

test('merge fields are filled everywhere, with their fallbacks where a value is missing', () => {
  const settings = createSettings(
    [text('Dear {{contact.firstName | neighbor}},'), button('See {{home.street | my home}}', 'DASHBOARD')],
    { subject: 'For {{contact.firstName | you}}', previewText: 'Value of {{home.street | your home}}' },
  )
  const known = fill(settings)
  expect(known.subject).toBe('For Emma')
  for (const words of ['Dear Emma,', 'See 18 Spring Street', 'Value of 18 Spring Street'])
    expect(known.html).toContain(words)
  const bare = fill(settings, bareRecipient)
  expect(bare.subject).toBe('For you')
  expect(bare.text).toContain('Dear neighbor,\n\nSee my home: https://gable.example/e/c/token/0')
})

test('links have positions, which lead through the address that counts clicks', () => {
  const settings = createSettings([
    text('Read [this](https://a.example/x) or [call](tel:+12075550142)'),
    button('Go', 'URL', 'https://b.example'),
  ])
  const compiled = compileEmail(settings, createSender())
  expect(compiled.links.map(({ value }) => value)).toEqual([
    'https://a.example/x',
    'tel:+12075550142',
    'https://b.example',
  ])
  const hrefs = (html: string) =>
    new Set(
      listElements(html).flatMap(({ attributes }) =>
        attributes.filter(({ name }) => name === 'href').map(({ value }) => value),
      ),
    )
  expect(hrefs(fillEmail(compiled, testRecipient).html)).toEqual(
    new Set([
      'https://gable.example/e/c/token/0',
      'tel:+12075550142',
      'https://gable.example/e/c/token/2',
      ...footerLinks,
    ]),
  )
  const preview = { ...testRecipient, links: { ...testRecipient.links, clickBase: null, openPixel: null } }
  expect(hrefs(fillEmail(compiled, preview).html)).toContain('https://b.example')
  expect(fillEmail(compiled, preview).html).not.toContain('width="1" height="1"')
})

test('the order of links never changes, because emails that were sent refer to it', () => {
  const moments = { startsAt: '2026-06-06T13:00:00-04:00', endsAt: '2026-06-06T15:00:00-04:00' }
  const { links } = compileEmail(
    createSettings([
      { id: '1', type: 'HOME_VALUE', title: 'Worth', buttonLabel: 'See' },
      { id: '2', type: 'AGENT', text: '[a](https://a.example)', showPhone: true, showEmail: true },
      {
        id: '3',
        type: 'EVENT',
        title: 'Tour',
        ...moments,
        place: 'Here\ud800',
        label: 'RSVP',
        url: 'https://b.example',
      },
      { id: '4', type: 'SOCIAL', links: [{ network: 'X', url: 'https://c.example' }] },
      {
        id: '5',
        type: 'COLUMNS',
        left: [],
        right: [{ id: '6', type: 'TEXT', text: '[d](https://d.example)', align: 'LEFT' }],
      },
    ]),
    createSender(),
  )
  const calendar =
    'https://calendar.google.com/calendar/render?action=TEMPLATE&text=Tour&dates=20260606T170000Z/20260606T190000Z&location=Here%EF%BF%BD'
  expect(links.map(({ kind, value }) => value || kind)).toEqual(
    ['DASHBOARD', 'https://a.example', 'CALL_AGENT', 'EMAIL_AGENT', 'https://b.example', calendar].concat([
      'https://c.example',
      'https://d.example',
    ]),
  )
})

const footerLinks = [
  'https://gable.example/e/u/token',
  'https://gable.example/e/p/token',
  'https://example.com/privacy',
  'https://example.com/terms',
]

test('every email says who sends it, where from, why, and how to stop it', () => {
  const { html, text: plain } = fill(createSettings([text('Hello')]), bareRecipient)
  for (const words of [
    '40 Harbor Street, Portland, ME 04101',
    'because you are a client or contact of',
    'Unsubscribe',
    'Email preferences',
    'Maine license AB123456',
    'this is not a solicitation.',
    'Equal Housing Opportunity',
    'https://gable.example/e/u/token',
  ]) {
    expect(html).toContain(words)
    expect(plain).toContain(words)
  }
  expect(html).toContain('https://gable.example/e/o/token.gif')
})

test('blocks without figures are left out, and a button to call an agent without a phone number too', () => {
  const figures: EmailBlock[] = [
    { id: '1', type: 'HOME_VALUE', title: 'Worth', buttonLabel: 'See' },
    { id: '2', type: 'EQUITY', title: 'Equity', buttonLabel: 'See' },
    { id: '3', type: 'COMPARABLES', title: 'Sales', count: 3, buttonLabel: 'See' },
    { id: '4', type: 'MARKET', title: 'Market' },
    button('Call me', 'CALL_AGENT'),
  ]
  const withFigures = fill(createSettings(figures))
  for (const words of ['$612,000', '$348,000', '31 Spring Street', '$584,000', 'Up 4.2% in the past year', 'Call me']) {
    expect(withFigures.html).toContain(words)
    expect(withFigures.text).toContain(words)
  }
  const bare = fill(createSettings([text('Hello'), ...figures]), bareRecipient)
  expect(`${bare.html}${bare.text}`).not.toMatch(/\$\d|Worth|Equity|Sales|Market|Call me/)
})

test('contacts who opted out of marketing see nearby sales without prices', () => {
  const home = testRecipient.home && {
    ...testRecipient.home,
    equity: null,
    comparables: testRecipient.home.comparables.map((sale) => ({ ...sale, price: null })),
  }
  const { html, text: plain } = fill(
    createSettings([{ id: '3', type: 'COMPARABLES', title: 'Sales', count: 3, buttonLabel: 'See' }]),
    { ...testRecipient, home },
  )
  expect(html).toContain('Apr 18')
  expect(html + plain).not.toContain('$')
})

const hostile = fc.oneof(
  fc.constantFrom(
    '"><script>alert(1)</script>',
    "' onmouseover='alert(1)",
    '--><img src=x onerror=alert(1)>',
    '<![endif]--><b>',
    'Evil\r\nBcc: all@example.com',
    '**bold** [x](javascript:alert(1))',
    '{{agent.email}}',
    'javascript:alert(1)',
    '\u0000\u202e$&$1',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
)

const templates = emailTemplates.map((template) =>
  template.templateType === 'SMART' ? template.variations.map(({ settings }) => settings) : [template.settings],
)

const shape = (html: string) =>
  listElements(html).map(({ name, attributes }) => `${name} ${attributes.map((attribute) => attribute.name).join(' ')}`)

test('no value of a recipient ever becomes a tag, an attribute, another header or an unsafe link', () => {
  const compiled = templates.flat().map((settings) => {
    const email = compileEmail(settings, createSender())
    return { email, plainShape: shape(fillEmail(email, createHostileRecipient('plain')).html) }
  })
  fc.assert(
    fc.property(fc.constantFrom(...compiled), hostile, ({ email, plainShape }, word) => {
      const value = `x${word}`
      const recipient = createHostileRecipient(value)
      const { html, subject } = fillEmail(email, recipient)
      expect(findHtmlErrors(html)).toEqual([])
      expect(shape(html)).toEqual(plainShape)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the subject must not contain them
      expect(subject).not.toMatch(/[\u0000-\u001f\u007f]/)
      expect(listUnsafeLinks(html)).toEqual([])
    }),
    { numRuns: 60 },
  )
})

const createHostileRecipient = (value: string): EmailRecipient => ({
  ...testRecipient,
  values: Object.fromEntries(Object.keys(mergeFields).map((name) => [name, value])),
  agent: { ...testRecipient.agent, fullName: value, title: value, phone: `${value}1`, email: value },
  home: testRecipient.home && {
    ...testRecipient.home,
    address: value,
    comparables: [{ address: value, soldOn: value, price: 1, facts: value }],
    market: testRecipient.home.market && { ...testRecipient.home.market, place: value },
  },
})

const listUnsafeLinks = (html: string) =>
  listElements(html).flatMap(({ attributes }) =>
    attributes.filter(({ name, value }) =>
      name === 'href' || name === 'src' ? !/^(https:|http:|mailto:|tel:|#)/.test(value) : /^on/i.test(name),
    ),
  )

test('no text, link or address that an agent enters becomes a tag or an unsafe link', () => {
  fc.assert(
    fc.property(hostile, hostile, (words, url) => {
      const { html, text: plain } = fill(
        createSettings(createHostileBlocks(words, url), { subject: words, previewText: words }),
      )
      expect(findHtmlErrors(html)).toEqual([])
      expect(listUnsafeLinks(html)).toEqual([])
      expect(new Set(listElements(html).map(({ name }) => name)).has('script')).toBe(false)
      expect(plain).toContain('Unsubscribe')
    }),
    { numRuns: 80 },
  )
})

const createHostileBlocks = (words: string, url: string): EmailBlock[] => [
  { id: '1', type: 'HEADING', text: words, align: 'CENTER' },
  text(`**${words} [${words}](${url}) _${words}_\n- ${words}`),
  button(words, 'URL', url),
  {
    id: '2',
    type: 'IMAGE',
    image: { kind: 'MEDIA', url, width: 10, height: 10 },
    alt: words,
    link: { kind: 'URL', value: url },
  },
  { id: '3', type: 'IMAGE', image: { kind: 'SCENE', name: words }, alt: words, link: null },
  { id: '4', type: 'AGENT', text: words, showPhone: true, showEmail: true },
  {
    id: '5',
    type: 'EVENT',
    title: words,
    startsAt: '2026-06-06T13:00:00-04:00',
    endsAt: words,
    place: words,
    label: words,
    url,
  },
  { id: '6', type: 'SOCIAL', links: [{ network: 'FACEBOOK', url }] },
  { id: '7', type: 'COLUMNS', left: [{ id: '8', type: 'TEXT', text: words, align: 'LEFT' }], right: [] },
]

const word = fc.stringMatching(/^[a-z]{3,12}$/)

test('the plain text has every text of the email', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 8, maxLength: 8 }), (words) => {
      const [a = '', b = '', c = '', d = '', e = '', f = '', g = '', h = ''] = words
      const plain = fill(
        createSettings([
          { id: '1', type: 'HEADING', text: a, align: 'LEFT' },
          text(`**${b}** _${c}_\n\n- ${d}\n- [${e}](https://${f}.example)`),
          button(g, 'DASHBOARD'),
          { id: '2', type: 'COLUMNS', left: [], right: [{ id: '3', type: 'TEXT', text: h, align: 'LEFT' }] },
        ]),
        { ...testRecipient, links: { ...testRecipient.links, clickBase: null } },
      ).text
      for (const found of words) expect(plain).toContain(found)
      expect(plain).toContain(`- ${e} (https://${f}.example)`)
    }),
  )
})
