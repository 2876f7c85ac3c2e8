import { expect, test } from 'vitest'
import { toGoogleEmail } from './google-email.ts'

test.for([
  [' Ada.Moss@Gmail.com ', 'adamoss@gmail.com'],
  ['a.d.a@googlemail.com', 'ada@googlemail.com'],
  ['Ada.Moss@example.com', 'ada.moss@example.com'],
  ['ada.moss@mygmail.com', 'ada.moss@mygmail.com'],
  ['', ''],
] as const)('Google knows %j as %j', ([email, known]) => {
  expect(toGoogleEmail(email)).toBe(known)
})
