import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEmail } from './contact-formats.ts'

test.for([
  'ada@example.com',
  'a.b+c@mail.example.co',
  "pat.o'brien_1@my-agency.example.com",
  'r&d@example.com',
  'josé@correo.example',
  'ada@bücher.example',
  'ada@例子.测试',
  'ada@xn--bcher-kva.example',
  'ada@mail.xn--p1ai',
  `${'a'.repeat(64)}@example.com`,
])('%s is an email address', (text) => {
  expect(isEmail(text)).toBe(true)
})

test.for([
  'ada',
  'ada@',
  'ada@example',
  'ada @example.com',
  'a,b@example.com',
  'ada@example..com',
  'ada@example.com.',
  '.ada@example.com',
  'ada.@example.com',
  'a..b@example.com',
  '"ada moss"@example.com',
  'a@b"><script>.co',
  'a@b,c.co',
  'x?cc=eve@b.co',
  'x?cc=eve@evil.example&to=a@b.co',
  'ada%0Abcc@example.com',
  'ada@-example.com',
  'ada@example-.com',
  'ada@my_agency.com',
  'ada@192.168.0.1',
  'ada@[192.168.0.1]',
  'ada@example.c',
  'ada@example.com\nbcc: eve@example.com',
  `${'a'.repeat(65)}@example.com`,
  `ada@${'a'.repeat(64)}.com`,
])('%s is not an email address', (text) => {
  expect(isEmail(text)).toBe(false)
})

const word = fc.stringMatching(/^[a-z0-9]{1,10}$/)
const joinedBy = (marks: string) =>
  fc
    .array(fc.tuple(word, fc.constantFrom(...marks)), { maxLength: 3 })
    .chain((parts) => word.map((last) => parts.flat().join('') + last))

test('words joined by dots, hyphens, underscores and plus signs are an email address at any subdomain', () => {
  fc.assert(
    fc.property(joinedBy('.-_+'), joinedBy('.-'), fc.stringMatching(/^[a-z]{2,8}$/), (local, domain, ending) => {
      expect(isEmail(`${local}@${domain}.${ending}`)).toBe(true)
    }),
  )
})

test('no email address has a character that ends a link, a list of recipients or an HTML attribute', () => {
  const character = fc.constantFrom(...'ab1.@-+?%,;:<>"()[]\\ \n')
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 12 }), (text) => {
      for (const address of [text, `${text}@example.com`, `ada@${text}.com`])
        expect(isEmail(address) && /[?%,;:<>"()[\]\\\s]|@.*@/.test(address)).toBe(false)
    }),
    { numRuns: 1000 },
  )
})
