import { expect, test } from 'vitest'
import { describeContents } from './describe-contents.ts'

const email = { title: 'Hello', medium: 'EMAIL' } as const
const postcard = { title: 'Hello', medium: 'POSTCARD' } as const

test.for([
  [[], ''],
  [[email], '1 email'],
  [[email, email], '2 emails'],
  [[email, postcard, email], '2 emails and 1 postcard'],
] as const)('the contents of a template are counted: %j', ([contents, text]) => {
  expect(describeContents({ contents: [...contents] })).toBe(text)
})
