import { describe, expect, test } from 'vitest'
import { isFromTwilio, signTwilioRequest } from './twilio-signature.ts'

// The worked example of Twilio’s documentation on the security of webhooks.
const token = '12345'
const url = 'https://mycompany.com/myapp.php?foo=1&bar=2'
const form = new URLSearchParams({
  CallSid: 'CA1234567890ABCDE',
  Caller: '+14158675310',
  Digits: '1234',
  From: '+14158675310',
  To: '+18005551212',
})
const signature = 'GvWf1cFY/Q7PnoempGyD5oXAezc='

describe('a request that says it is from Twilio', () => {
  test('is when it is signed as Twilio documents it', () => {
    expect(signTwilioRequest(url, form, token)).toBe(signature)
    expect(isFromTwilio({ url, form, signature }, token)).toBe(true)
  })

  test('is not with another URL, parameter, token or signature, or without one', () => {
    const changed = new URLSearchParams(form)
    changed.set('Digits', '1235')
    expect(isFromTwilio({ url: `${url}3`, form, signature }, token)).toBe(false)
    expect(isFromTwilio({ url, form: changed, signature }, token)).toBe(false)
    expect(isFromTwilio({ url, form, signature }, '12346')).toBe(false)
    for (const wrong of ['', 'x', undefined, signature.toLowerCase()])
      expect(isFromTwilio({ url, form, signature: wrong }, token)).toBe(false)
  })
})
