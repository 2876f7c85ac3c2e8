import { newId } from '@gable/shared/ids.ts'
import { tagOf } from '@gable/shared/widgets/tags.ts'
import { expect } from 'vitest'
import { test } from '../testing/world.ts'

test('a hosted form page is readable without JavaScript, branded, and sets no cookie', async ({ world }) => {
  const { subjectId } = await world.factory.createAsset(await world.factory.createAgency({ name: 'Harbor <&> Hill' }))
  const page = await world.anonymous.send('GET', `/f/${subjectId}`)
  expect(page.statusCode).toBe(200)
  expect(page.headers['set-cookie']).toBeUndefined()
  expect(page.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=60/)
  expect(page.body).toContain('<h1>What is your home worth?</h1>')
  expect(page.body).toContain('Harbor &lt;&amp;> Hill')
  expect(page.body).not.toContain('Harbor <&>')
  for (const name of ['address', 'details.firstName', 'details.lastName', 'details.email', 'details.phone'])
    expect(page.body).toContain(`name="${name}"`)
  expect(page.body).toContain('Not sure yet')
  expect(page.body).toContain('you agree that Harbor')
})

test("the page policy allows only our own files and this brand's colors", async ({ world }) => {
  const { subjectId } = await world.factory.createAsset(await world.factory.createAgency())
  const { headers, body } = await world.anonymous.send('GET', `/f/${subjectId}`)
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self' 'sha256-")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  expect(body).not.toMatch(/ (style|on\w+)=/)
})

test("a script tag in a brand's name cannot break out of the page data", async ({ world }) => {
  const agency = await world.factory.createAgency()
  const { db } = world.owner
  const details = JSON.stringify({ displayName: '</script><script>alert(1)</script>' })
  await db.updateTable('brandings').set({ details }).where('account_id', '=', agency.accountId).execute()
  const { subjectId } = await world.factory.createAsset(agency)
  expect((await world.anonymous.send('GET', `/f/${subjectId}`)).body).not.toContain('<script>alert')
})

test('the Spanish page is in Spanish and links to English', async ({ world }) => {
  const { subjectId } = await world.factory.createAsset(await world.factory.createAgency())
  const { body } = await world.anonymous.send('GET', `/f/${subjectId}?lang=es`)
  expect(body).toContain('<html lang="es">')
  expect(body).toContain('<h1>¿Cuánto vale su casa?</h1>')
  expect(body).toContain('Correo electrónico')
  expect(body).toContain('Al enviar este formulario, acepta que')
  expect(body).toContain('href="?lang=en" lang="en"')
})

test.for(['unknown', 'archived', 'no id'])('a page that is %s is no longer available', async (state, { world }) => {
  const { subjectId } = await world.factory.createAsset(await world.factory.createAgency(), { status: 'ARCHIVED' })
  const id = { unknown: newId(), archived: subjectId, 'no id': '1 or 1' }[state]
  for (const url of [`/f/${id}`, `/f/${id}/thanks`]) {
    const response = await world.anonymous.send('GET', encodeURI(url))
    expect(response.statusCode).toBe(404)
    expect(response.body).toContain('<h1>This page is no longer available.</h1>')
  }
})

test('an address with a slash at its end leads to the page, with its query', async ({ world }) => {
  const { subjectId } = await world.factory.createAsset(await world.factory.createAgency())
  for (const path of [`/lp/${subjectId}`, `/p/ada/${subjectId}`, `/f/${subjectId}`]) {
    const { statusCode, headers } = await world.anonymous.send('GET', `${path}/?utm_source=a&lang=es`)
    expect([statusCode, headers.location]).toEqual([308, `${path}?utm_source=a&lang=es`])
  }
})

test('a browser that asks for an icon gets one', async ({ world }) => {
  const { headers } = await world.anonymous.send('GET', '/favicon.ico')
  expect(headers.location).toBe('/favicon.svg')
})

test.for(['/f/preview', '/lp/preview', '/d/preview'])(
  'the preview %s can be framed by the console only, and contains no data',
  async (path, { world }) => {
    const { statusCode, headers, body } = await world.anonymous.send('GET', path)
    expect(statusCode).toBe(200)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(headers['set-cookie']).toBeUndefined()
    expect(body).toContain('<body></body>')
  },
)

test('unsaved code gets a sandbox of its own, in frames only', async ({ world }) => {
  const open = (destination: string) =>
    world.anonymous.send('GET', '/d/preview/code', undefined, { 'sec-fetch-dest': destination })
  const { headers, body } = await open('iframe')
  expect(headers['content-security-policy']).toMatch(/^sandbox allow-scripts; .*frame-ancestors 'self'$/)
  expect(headers['set-cookie']).toBeUndefined()
  expect(body.match(/<\/script>/g)).toHaveLength(1)
  expect((await open('document')).statusCode).toBe(404)
})

test("the preview shows a placeholder instead of the agency's video code", async ({ world }) => {
  const { statusCode, headers, body } = await world.anonymous.send('GET', '/lp/preview/video')
  expect(statusCode).toBe(200)
  expect(headers['content-security-policy']).toContain("script-src 'self'")
  expect(body).toContain('on the published page')
  expect(body).not.toContain('<script')
})

test('the widget preview knows the URL of each element and loads none until it shows one', async ({ world }) => {
  const { statusCode, headers, body } = await world.anonymous.send('GET', '/w/preview')
  expect(statusCode).toBe(200)
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(headers['set-cookie']).toBeUndefined()
  for (const tag of Object.values(tagOf)) expect(body).toContain(`<meta name="${tag}"`)
  expect(body.match(/<(script|link)\b[^>]*-widget-[A-Z0-9]/g)).toBeNull()
})

test("an agency's tracking code runs in a sandboxed frame, which is missing when there is no code", async ({
  world,
}) => {
  const agency = await world.factory.createAgency()
  const { subjectId } = await world.factory.createAsset(agency)
  const page = () => world.anonymous.send('GET', `/f/${subjectId}`)
  expect((await page()).body).not.toContain('<iframe')

  const tracking_code = '<script>window.top.document.title = "ours"</script>'
  const { db } = world.owner
  await db.updateTable('forms').set({ tracking_code }).where('account_id', '=', agency.accountId).execute()
  expect((await page()).body).toContain('sandbox="allow-scripts"')
  expect((await page()).body).not.toContain('window.top')
  const frame = await world.anonymous.send('GET', `/f/${subjectId}/tracking`)
  expect(frame.body).toContain(tracking_code)
  expect(frame.headers['content-security-policy']).toMatch(/^sandbox allow-scripts; /)
  expect(frame.headers['content-security-policy']).not.toContain('allow-same-origin')
})

test('a link can fill in the address, also without JavaScript', async ({ world }) => {
  const { subjectId } = await world.factory.createAsset(await world.factory.createAgency())
  const open = (query: string) => world.anonymous.send('GET', `/f/${subjectId}?${query}`)
  const { body, headers } = await open('address=12%20Oak%20Street%0a%00,%20Dover&lang=es')
  expect(body).toContain('value="12 Oak Street , Dover"')
  expect(body).toContain('<html lang="es">')
  // The language link keeps the address, and no shared cache stores it.
  expect(body).toContain('href="?lang=en&amp;address=12+Oak+Street+%2C+Dover"')
  expect(headers['cache-control']).toBe('private, max-age=0')

  const tricky = encodeURIComponent('"><script>alert(1)</script><b x="')
  expect((await open(`address=${tricky}`)).body).not.toContain('<script>alert')
  expect((await open(`address=${tricky}`)).body).toContain('value="&quot;>&lt;script>alert(1)&lt;/script>')
  expect((await open(`address=x${'🏡'.repeat(900)}`)).body).toContain(`value="x${'🏡'.repeat(149)}"`)
  for (const blank of ['address=', 'address=%20', 'address=a&address=b', 'address[x]=a'])
    expect((await open(blank)).body).toMatch(/name="address"(?![^>]*value="[^"])/)
})
