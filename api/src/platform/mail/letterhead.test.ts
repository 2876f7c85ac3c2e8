import type { PublicBrand } from '@gable/shared/branding/public-brand.ts'
import { expect, test } from 'vitest'
import { compose } from './compose.ts'

const brand: PublicBrand = {
  name: 'Harbor & Hill',
  logo: { url: '/media/a/b.png', width: 880, height: 160 },
  colour: '#0F5B66',
  onColour: '#FFFFFF',
  ink: '#0F5B66',
  inkOnDark: '#7FB9C1',
  buttonStyle: 'SQUARE',
  font: 'SERIF',
  phone: '(207) 555-0134',
  email: '',
  address: '1 Wharf Street',
  website: '',
  license: 'License 7',
  disclaimer: 'No advice.\nNone at all.',
  marks: ['EQUAL_HOUSING_LENDER'],
  privacyUrl: '',
  termsUrl: '',
}

const content = { to: 'ada@example.com', subject: 'Hello', heading: 'Hello', paragraphs: ['A word.'] }
const origin = 'https://pages.example'

test('a letter of an agency carries its logo, small enough for any screen and from an address that is whole', () => {
  const { html } = compose({ ...content, letterhead: { brand, origin } })
  expect(html).toContain('src="https://pages.example/media/a/b.png" alt="Harbor &#38; Hill" width="220" height="40"')
})

test('without a logo the name stands there, in its colour', () => {
  const { html } = compose({ ...content, letterhead: { brand: { ...brand, logo: null }, origin } })
  expect(html).toContain('color:#0F5B66')
  expect(html).toContain('Harbor &#38; Hill</td>')
  expect(html).not.toContain('<img')
})

test('as plain text it is signed, and says its small print', () => {
  const signature = {
    type: 'doc' as const,
    content: [
      { type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Eleanor' }] },
      {
        type: 'paragraph' as const,
        content: [
          {
            type: 'text' as const,
            text: 'Our homes',
            marks: [{ type: 'link' as const, attrs: { href: 'https://example.com/homes' } }],
          },
        ],
      },
    ],
  }
  const { text } = compose({ ...content, letterhead: { brand, signature, origin } })
  expect(text).toBe(`Hello

A word.

Eleanor
Our homes (https://example.com/homes)

Harbor & Hill · 1 Wharf Street · (207) 555-0134

License 7

No advice.
None at all.

Equal Housing Lender`)
})

test('without a signature the brand signs', () => {
  const { text } = compose({ ...content, letterhead: { brand, origin } })
  expect(text).toContain('\n\n— Harbor & Hill\n\n')
})
