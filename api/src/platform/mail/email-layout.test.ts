import type { PublicBrand } from '@gable/shared/branding/public-brand.ts'
import { expect, test } from 'vitest'
import { renderEmail } from './render-email.ts'

const brand: PublicBrand = {
  name: 'Harbor & Hill',
  logo: { url: '/media/a/b.png', width: 880, height: 160 },
  color: '#0F5B66',
  onColor: '#FFFFFF',
  ink: '#0F5B66',
  inkOnDark: '#7FB9C1',
  buttonStyle: 'SQUARE',
  font: 'SERIF',
  colorScheme: 'LIGHT',
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

test("an agency's email shows its logo, scaled down and with an absolute URL", () => {
  const { html } = renderEmail({ ...content, layout: { brand, origin } })
  expect(html).toContain('src="https://pages.example/media/a/b.png" alt="Harbor &amp; Hill" width="220" height="40"')
})

test('without a logo, the email shows the brand name in its color', () => {
  const { html } = renderEmail({ ...content, layout: { brand: { ...brand, logo: null }, origin } })
  expect(html).toContain('color:#0F5B66')
  expect(html).toContain('Harbor &amp; Hill</td>')
  expect(html).not.toContain('<img')
})

test('a plain-text email ends with the signature and the small print', () => {
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
  const { text } = renderEmail({ ...content, layout: { brand, signature, origin } })
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

test('without a signature, the email is signed with the brand name', () => {
  const { text } = renderEmail({ ...content, layout: { brand, origin } })
  expect(text).toContain('\n\n— Harbor & Hill\n\n')
})
