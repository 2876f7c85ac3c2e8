import { newId } from '@gable/shared/ids.ts'
import { tagOf } from '@gable/shared/widgets/tags.ts'
import { expect } from 'vitest'
import { test } from '../testing/world.ts'

test('a hosted page reads without script, in the looks of its brand, and sets no cookie', async ({ world }) => {
  const { subjectId } = await world.founding.subject(await world.founding.agency({ name: 'Harbor <&> Hill' }))
  const page = await world.stranger.send('GET', `/f/${subjectId}`)
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

test('its policy lets nothing run or style it but our own files and this brand’s colours', async ({ world }) => {
  const { subjectId } = await world.founding.subject(await world.founding.agency())
  const { headers, body } = await world.stranger.send('GET', `/f/${subjectId}`)
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self' 'sha256-")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  expect(body).not.toMatch(/ (style|on\w+)=/)
})

test('what is in a brand’s name cannot end the data of the page', async ({ world }) => {
  const agency = await world.founding.agency()
  const { db } = world.owner
  const details = JSON.stringify({ displayName: '</script><script>alert(1)</script>' })
  await db.updateTable('brandings').set({ details }).where('account_id', '=', agency.accountId).execute()
  const { subjectId } = await world.founding.subject(agency)
  expect((await world.stranger.send('GET', `/f/${subjectId}`)).body).not.toContain('<script>alert')
})

test('in Spanish it speaks Spanish, and names the way back', async ({ world }) => {
  const { subjectId } = await world.founding.subject(await world.founding.agency())
  const { body } = await world.stranger.send('GET', `/f/${subjectId}?lang=es`)
  expect(body).toContain('<html lang="es">')
  expect(body).toContain('Correo electrónico')
  expect(body).toContain('Al enviar, acepta que')
  expect(body).toContain('href="?lang=en" lang="en"')
})

test.for(['unknown', 'archived', 'no id'])('a page that is %s is no longer available', async (what, { world }) => {
  const { subjectId } = await world.founding.subject(await world.founding.agency(), { status: 'ARCHIVED' })
  const id = { unknown: newId(), archived: subjectId, 'no id': '1 or 1' }[what]
  for (const url of [`/f/${id}`, `/f/${id}/thanks`]) {
    const answer = await world.stranger.send('GET', encodeURI(url))
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('<h1>This page is no longer available.</h1>')
  }
})

test.for(['/f/preview', '/lp/preview'])(
  'the preview %s stands in frames of the product only, and knows nothing',
  async (path, { world }) => {
    const { statusCode, headers, body } = await world.stranger.send('GET', path)
    expect(statusCode).toBe(200)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(headers['set-cookie']).toBeUndefined()
    expect(body).toContain('<body></body>')
  },
)

test('code of the agency’s own has a place-holder in the preview', async ({ world }) => {
  const { statusCode, headers, body } = await world.stranger.send('GET', '/lp/preview/video')
  expect(statusCode).toBe(200)
  expect(headers['content-security-policy']).toContain("script-src 'self'")
  expect(body).toContain('on the published page')
  expect(body).not.toContain('<script')
})

test('the preview of a widget knows where each element is, and loads none before it is asked to show it', async ({
  world,
}) => {
  const { statusCode, headers, body } = await world.stranger.send('GET', '/w/preview')
  expect(statusCode).toBe(200)
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(headers['set-cookie']).toBeUndefined()
  for (const tag of Object.values(tagOf)) expect(body).toContain(`<meta name="${tag}"`)
  expect(body.match(/<(script|link)\b[^>]*-widget-[A-Z0-9]/g)).toBeNull()
})

test('an agency’s own code runs in a frame that reaches nothing, and only where there is some', async ({ world }) => {
  const agency = await world.founding.agency()
  const { subjectId } = await world.founding.subject(agency)
  const page = () => world.stranger.send('GET', `/f/${subjectId}`)
  expect((await page()).body).not.toContain('<iframe')

  const tracking_code = '<script>window.top.document.title = "ours"</script>'
  const { db } = world.owner
  await db.updateTable('forms').set({ tracking_code }).where('account_id', '=', agency.accountId).execute()
  expect((await page()).body).toContain('sandbox="allow-scripts"')
  expect((await page()).body).not.toContain('window.top')
  const frame = await world.stranger.send('GET', `/f/${subjectId}/tracking`)
  expect(frame.body).toContain(tracking_code)
  expect(frame.headers['content-security-policy']).toMatch(/^sandbox allow-scripts; /)
  expect(frame.headers['content-security-policy']).not.toContain('allow-same-origin')
})

test('a page that is opened with an address begins with it, also without script', async ({ world }) => {
  const { subjectId } = await world.founding.subject(await world.founding.agency())
  const open = (query: string) => world.stranger.send('GET', `/f/${subjectId}?${query}`)
  const { body, headers } = await open('address=12%20Oak%20Street%0a%00,%20Dover&lang=es')
  expect(body).toContain('value="12 Oak Street , Dover"')
  expect(body).toContain('<html lang="es">')
  // Who changes the language keeps it, and no cache keeps where somebody lives.
  expect(body).toContain('href="?lang=en&amp;address=12+Oak+Street+%2C+Dover"')
  expect(headers['cache-control']).toBe('private, max-age=0')

  const tricky = encodeURIComponent('"><script>alert(1)</script><b x="')
  expect((await open(`address=${tricky}`)).body).not.toContain('<script>alert')
  expect((await open(`address=${tricky}`)).body).toContain('value="&quot;>&lt;script>alert(1)&lt;/script>')
  expect((await open(`address=x${'🏡'.repeat(900)}`)).body).toContain(`value="x${'🏡'.repeat(149)}"`)
  for (const nothing of ['address=', 'address=%20', 'address=a&address=b', 'address[x]=a'])
    expect((await open(nothing)).body).toMatch(/name="address"(?![^>]*value="[^"])/)
})
