import { tooManyAttempts } from '@gable/shared/identity/messages.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { describe, expect, onTestFinished } from 'vitest'
import { buildApp } from '../app.ts'
import { createLog } from '../platform/observe/log.ts'
import { parseSettings } from '../platform/settings.ts'
import { password } from '../testing/agency-factory.ts'
import { TestClient } from '../testing/test-client.ts'
import { test, type World } from '../testing/world.ts'
import { knownBrowserCookie } from './known-browser.ts'

const createClientAt = (app: FastifyInstance, ip: string) => Object.assign(new TestClient(app), { ip })

const signIn = (client: TestClient, email: string, text = password) =>
  client.send('POST', '/api/auth/login', { email, password: text })

async function failToSignIn(client: TestClient, email: string, times: number) {
  const responses = await Promise.all(Array.from({ length: times }, () => signIn(client, email, 'wrong')))
  return responses.map(({ statusCode }) => statusCode).sort()
}

const requestLink = (client: TestClient, email: string) => client.send('POST', '/api/auth/magic-link', { email })

const createMember = async ({ factory }: World) => factory.createMember(await factory.createAgency())

/** Uses up the attempts of four strangers for this email. */
async function attackFromManyAddresses({ app }: World, email: string) {
  for (const ip of ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4'])
    await failToSignIn(createClientAt(app, ip), email, 8)
}

describe('a stranger who guesses passwords', () => {
  test('blocks neither password nor sign-in link for the person elsewhere', async ({ world }) => {
    const { email } = await createMember(world)
    const stranger = createClientAt(world.app, '203.0.113.9')
    expect(await failToSignIn(stranger, email, 9)).toEqual([...Array(8).fill(400), 429])
    const links = await Promise.all(Array.from({ length: 6 }, () => requestLink(stranger, email)))
    expect(links.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(5).fill(204), 429])

    expect((await signIn(new TestClient(world.app), email)).statusCode).toBe(204)
    expect((await requestLink(new TestClient(world.app), email)).statusCode).toBe(204)
  })

  test('counts as one in all addresses of an IPv6 network', async ({ world }) => {
    const { email } = await createMember(world)
    const guessFrom = (ip: string) => signIn(createClientAt(world.app, ip), email, 'wrong')
    const responses = await Promise.all(Array.from({ length: 9 }, (_, n) => guessFrom(`2001:db8:1:2::${n}`)))
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(8).fill(400), 429])
    expect((await guessFrom('2001:db8:1:3::1')).statusCode).toBe(400)
  })

  test('from many addresses only slows down sign-ins in new browsers', async ({ world }) => {
    const { email } = await createMember(world)
    await attackFromManyAddresses(world, email)
    const newBrowser = new TestClient(world.app)
    const response = await signIn(newBrowser, email)
    expect(response.statusCode).toBe(429)
    expect(response.json()).toEqual({ code: 'too_many', message: tooManyAttempts })
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)

    const wait = sql`make_interval(secs => ${Number(response.headers['retry-after'])})`
    await sql`update attempts set until = until - ${wait}`.execute(world.owner.db)
    expect((await signIn(newBrowser, email)).statusCode).toBe(204)
  })

  test('from many addresses does not slow down a browser that has signed in before', async ({ world }) => {
    const member = await createMember(world)
    const browser = await world.factory.signIn(member)
    await browser.call('POST /auth/sign-out')
    await attackFromManyAddresses(world, member.email)
    // Also from the address of the stranger, such as another computer in the office.
    browser.ip = '203.0.113.1'
    expect((await signIn(browser, member.email)).statusCode).toBe(204)
  })
})

describe('a browser that has signed in before', () => {
  test('is blocked after eight wrong attempts of its own', async ({ world }) => {
    const member = await createMember(world)
    const browser = await world.factory.signIn(member)
    expect(await failToSignIn(browser, member.email, 9)).toEqual([...Array(8).fill(400), 429])
    expect((await signIn(new TestClient(world.app), member.email)).statusCode).toBe(204)
  })

  test('is recognized by a long-lived cookie that scripts cannot read', async ({ world }) => {
    const { email } = await createMember(world)
    const { cookies } = await signIn(new TestClient(world.app), email)
    const cookie = cookies.find(({ name }) => name === knownBrowserCookie)
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 365 * 86_400 })
  })

  test('gets no exemption for other people, nor by a forged cookie', async ({ world }) => {
    const [member, other] = [await createMember(world), await createMember(world)]
    const browser = await world.factory.signIn(other)
    await attackFromManyAddresses(world, member.email)
    expect((await signIn(browser, member.email)).statusCode).toBe(429)
    const [, , signature] = (browser.cookies.get(knownBrowserCookie) ?? '').split(':')
    browser.cookies.set(knownBrowserCookie, `known-browser:${member.userId}:${signature}`)
    expect((await signIn(browser, member.email)).statusCode).toBe(429)
  })
})

test.for([
  ['on', (client: string) => `198.51.100.7, ${client}`],
  ['2', (client: string) => `198.51.100.7, ${client}, 10.0.0.2`],
  ['127.0.0.1, 10.0.0.0/8', (client: string) => `198.51.100.7, ${client}, 10.0.0.2, 10.0.0.3`],
  ['off', () => '198.51.100.7'],
] as const)(
  'with TRUST_PROXY %s a client cannot choose the address that its attempts count for',
  async ([TRUST_PROXY, toHeader], { world }) => {
    const { email } = await createMember(world)
    const settings = { ...world.settings, TRUST_PROXY: parseSettings({ TRUST_PROXY }).TRUST_PROXY }
    const app = await buildApp({ ...world, settings, log: createLog(settings) })
    onTestFinished(() => app.close())
    const client = new TestClient(app)
    for (let turn = 0; turn < 8; turn++) {
      const spoofed = toHeader('203.0.113.20').replace('198.51.100.7', `198.51.100.${turn}`)
      client.headers = { 'x-forwarded-for': spoofed }
      expect((await signIn(client, email, 'wrong')).statusCode).toBe(400)
    }
    client.headers = { 'x-forwarded-for': toHeader('203.0.113.20') }
    expect((await signIn(client, email)).statusCode).toBe(429)
    client.headers = { 'x-forwarded-for': toHeader('203.0.113.21') }
    expect((await signIn(client, email)).statusCode).toBe(TRUST_PROXY === 'off' ? 429 : 204)
  },
)
