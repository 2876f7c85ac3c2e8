import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '../observe/log.ts'
import { createReporter } from '../observe/report.ts'
import { speakZod } from '../speak-zod.ts'
import { compose } from './compose.ts'
import type { Letter } from './letter.ts'
import { outboxIn } from './outbox.ts'
import { outboxRoutes } from './outbox-routes.ts'

const link = 'https://gable.test/auth/magic-link?link_token=abc&next=home'
const letter = compose({
  to: 'ada@example.com',
  subject: 'Your sign-in link',
  heading: 'Sign in',
  paragraphs: ['It works once.'],
  button: { label: 'Sign in', url: link },
})

test('the outbox lists its letters, newest first', async () => {
  const { app, post } = await openHouse()
  expect((await app.inject('/dev/outbox')).body).toContain('No letters yet')
  await post(letter)
  await post({ ...letter, subject: 'A later one' })
  const { body } = await app.inject('/dev/outbox')
  expect(body.indexOf('A later one')).toBeGreaterThan(0)
  expect(body.indexOf('A later one')).toBeLessThan(body.indexOf('Your sign-in link'))
  expect((await app.inject('/dev/outbox.json')).json()).toMatchObject([
    { subject: 'A later one' },
    { ...letter, links: [link] },
  ])
})

test('a letter is shown in a frame that runs nothing, and its link can be followed from both its forms', async () => {
  const { app, post, pathOf } = await openHouse()
  await post(letter)
  const path = await pathOf('Your sign-in link')
  const page = await app.inject(path)
  expect(page.body).toContain('<a href="https://gable.test/auth/magic-link?link_token=abc&#38;next=home">')
  const [, sandbox, source] = /<iframe [^>]*sandbox="([^"]*)" src="([^"]*)"/.exec(page.body) ?? []
  expect(sandbox).toBe('allow-popups allow-popups-to-escape-sandbox')

  const framed = await app.inject(source ?? '')
  expect(framed.body).toContain('<base target="_blank">')
  expect(framed.body).toContain('href="https://gable.test/auth/magic-link?link_token=abc&#38;next=home"')
  expect(framed.headers['content-security-policy']).toMatch(/default-src 'none'.* sandbox allow-popups/)
})

test('a hostile letter is only text on our page', async () => {
  const { app, post, pathOf } = await openHouse()
  const evil = `"><img src=x onerror=alert(1)>`
  await post({
    ...letter,
    subject: `${evil} evil`,
    text: `${evil} https://x.test/"onmouseover="alert(1) javascript:alert(1)`,
  })
  for (const url of ['/dev/outbox', await pathOf('evil')]) {
    const { body, headers } = await app.inject(url)
    expect(body).not.toMatch(/<img|href="javascript|"onmouseover/)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  }
})

test('nobody keeps or finds the outbox', async () => {
  const { app, post, pathOf } = await openHouse()
  await post(letter)
  for (const url of ['/dev/outbox', '/dev/outbox.json', await pathOf('Your'), `${await pathOf('Your')}/letter.html`])
    expect((await app.inject(url)).headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
})

test('only letters are read', async () => {
  const { app, dataDir } = await openHouse()
  await writeFile(join(dataDir, 'secret.json'), '{"subject":"secret"}')
  for (const id of ['..%2fsecret', 'secret', '00000000000000000-..%2f..%2fsecret'])
    expect((await app.inject(`/dev/outbox/${id}`)).statusCode).toBe(404)
})

test('the newest 500 letters are kept', async () => {
  const { post, dataDir, outbox } = await openHouse()
  for (let i = 0; i < 503; i++) await post({ ...letter, subject: `Letter ${i}` })
  const letters = await outbox.list()
  expect(letters).toHaveLength(500)
  expect([letters[0]?.subject, letters.at(-1)?.subject]).toEqual(['Letter 502', 'Letter 3'])
  expect(await readdir(join(dataDir, 'outbox'))).toHaveLength(500)
})

async function openHouse() {
  const dataDir = await mkdtemp(join(tmpdir(), 'gable-outbox-'))
  const log = createLog({ LOG_LEVEL: 'silent' })
  const outbox = outboxIn(dataDir)
  const app: FastifyInstance = Fastify({ loggerInstance: log })
  speakZod(app, createReporter({ reporting: undefined, log }))
  await app.register(outboxRoutes(outbox))
  onTestFinished(async () => {
    await app.close()
    await rm(dataDir, { recursive: true })
  })
  return {
    app,
    dataDir,
    outbox,
    post: (letter: Letter) => outbox.put('Gable <hello@gable.test>', letter),
    async pathOf(subject: string) {
      const letters = (await app.inject('/dev/outbox.json')).json<{ id: string; subject: string }[]>()
      return `/dev/outbox/${letters.find((letter) => letter.subject.includes(subject))?.id}`
    },
  }
}
