import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { emailTopics } from '@gable/shared/content/content-kind.ts'
import DKIM from 'nodemailer/lib/dkim'
import { expect, test } from 'vitest'
import { composeEmail, type OutgoingEmail } from './compose-email.ts'
import { isSignatureValid, requireSigningKey, signMessage } from './dkim-signer.ts'

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const publicKey = createPublicKey(privateKey)
const key = { domain: 'harbor.example', selector: 'gable-1', privateKey }

const email = (fields: Partial<OutgoingEmail> = {}): OutgoingEmail => ({
  from: { name: 'Maya Chen, "Harbor & Hill" Ünïcode', address: 'hello@harbor.example' },
  to: 'nora@example.com',
  replyTo: 'maya@harbor.example',
  messageId: '<piece@harbor.example>',
  returnPath: 'bounce-1@bounces.example',
  filled: {
    subject: `Ein Grüßchen, ${'a rather long subject '.repeat(6)}`,
    html: `<p>${'Zeile mit Ümlauten und  Leerzeichen \t '.repeat(40)}</p>\n\n\n`,
    text: `.\n..\nFrom here\n${'x'.repeat(1200)}\n\n`,
  },
  marketing: {
    unsubscribe: `https://gable.example/e/u/${'t'.repeat(120)}`,
    topic: emailTopics[0],
    listDomain: 'a.harbor.example',
    feedbackId: 'a:b:c:gable',
  },
  key,
  ...fields,
})

test('a receiver can verify the signature, which covers the headers of one-press unsubscribe', async () => {
  const { message, envelope } = await composeEmail(email())
  expect(isSignatureValid(message, publicKey)).toBe(true)
  const text = message.toString()
  const signature = text.slice(0, text.indexOf('\r\nFrom:')).replace(/\s+/g, '')
  expect(signature).toContain('d=harbor.example')
  expect(signature).toContain('s=gable-1')
  const names = /;h=([^;]+);/.exec(signature)?.[1]?.split(':')
  expect(names).toEqual(expect.arrayContaining(['from', 'subject', 'list-unsubscribe', 'list-unsubscribe-post']))
  expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
  expect(envelope).toEqual({ from: 'bounce-1@bounces.example', to: ['nora@example.com'] })
})

test('the hash of the text is the one that another implementation finds', async () => {
  const plain = (await composeEmail(email({ key: undefined }))).message
  const other = new DKIM({ domainName: 'harbor.example', keySelector: 'gable-1', privateKey })
  const chunks: Buffer[] = []
  for await (const chunk of other.sign(plain)) chunks.push(Buffer.from(chunk))
  const getHash = (message: Buffer) => /bh=([^;]+);/.exec(message.toString().replace(/\s+/g, ''))?.[1]
  expect(getHash(Buffer.concat(chunks))).toBe(getHash(signMessage(plain, key)))
  expect(isSignatureValid(Buffer.concat(chunks), publicKey)).toBe(true)
})

test('a changed text or header breaks the signature', async () => {
  const text = (await composeEmail(email())).message.toString('latin1')
  const change = (from: string | RegExp, to: string) => Buffer.from(text.replace(from, to), 'latin1')
  expect(isSignatureValid(change('To: nora', 'To: evil'), publicKey)).toBe(false)
  expect(isSignatureValid(change('One-Click', 'Two-Click'), publicKey)).toBe(false)
  expect(isSignatureValid(change('From here', 'From there'), publicKey)).toBe(false)
})

test('an empty text can be signed', () => {
  const message = Buffer.from('From: a@harbor.example\r\n\r\n')
  expect(isSignatureValid(signMessage(message, key), publicKey)).toBe(true)
})

test('a key that receivers do not know is refused before anything is sent', () => {
  expect(() => requireSigningKey(key)).not.toThrow()
  const modern = generateKeyPairSync('ed25519')
  expect(() => requireSigningKey({ ...key, privateKey: modern.privateKey })).toThrow('not an RSA key')
})

test('without a domain of the account nothing is signed', async () => {
  const { message } = await composeEmail(email({ key: undefined, marketing: undefined }))
  expect(message.toString()).not.toMatch(/dkim-signature|list-unsubscribe/i)
})
