import { password } from '../../api/src/testing/agency-factory.ts'
import { createOwnerPage } from '../support/owner-page.ts'
import { readPdf } from '../support/read-pdf.ts'
import { expect, test } from '../support/story.ts'

test('an agent prints the figures of a home on two sheets', async ({
  page,
  request,
  owner,
  factory,
  expectAccessible,
}) => {
  const { agent, contactId, propertyId } = await createOwnerPage({ owner, factory, request })
  // The print dialog would wait for a person.
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.request.post('/api/auth/login', { data: { email: agent.email, password } })
  await page.goto(`/dashboard/print/${propertyId}?contact=${contactId}`)
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')
  await expect(page.getByRole('heading', { name: 'Your home’s estimated value' })).toBeVisible()
  await expectAccessible(page)
  const value = await page.locator('.amount').textContent()
  const address = await page.getByRole('heading', { level: 1 }).textContent()

  const [first, second, ...others] = await readPdf(await page.pdf({ preferCSSPageSize: true }))
  expect(others).toEqual([])
  expect(first?.text).toContain(address)
  expect(first?.text).toContain(value)
  expect(first?.text).toContain('Prepared for Nora Field')
  expect(first?.text).toContain('You would walk away with about')
  expect(second?.text).toContain('Homes near yours')
  expect(second?.text).toContain('Bedrooms')
})

test('the page of a homeowner is printed on few sheets, with the number behind its links and without what works on a screen only', async ({
  page,
  request,
  owner,
  factory,
}) => {
  const { path, agent } = await createOwnerPage({ owner, factory, request })
  await page.goto(path)
  const text = (await readPdf(await page.pdf())).map((sheet) => sheet.text).join(' ')
  // A long address takes two lines.
  expect(text.replaceAll(' ', '')).toContain(agent.email)
  expect(text).toContain('Email: ')
  const controls = ['Like mine', 'How this adds up', 'Stop emails', 'Contact me']
  const leadIns = ['Wondering what today’s rates', 'We can tell you what others', 'Move the sliders', 'Choose those']
  for (const screenOnly of [...controls, ...leadIns]) expect(text).not.toContain(screenOnly)

  // It takes at most four sheets, none of them blank and no part cut in two.
  const together = [
    ['How your home’s value has changed', 'Estimates by'],
    ['How much of your home is yours', 'You would walk away with about'],
    ['Mortgage rates over the last year', 'Rates shown are averages'],
    ['Questions? Talk to me.', 'Email: '],
  ]
  for (const format of ['Letter', 'A4']) {
    const sheets = await readPdf(await page.pdf({ format }))
    expect(sheets.length, format).toBeLessThanOrEqual(4)
    for (const { text } of sheets) expect(text.length, format).toBeGreaterThan(200)
    for (const [start = '', end = ''] of together) {
      const sheet = sheets.find(({ text }) => text.includes(start))
      expect(sheet?.text, `${start} on ${format} paper`).toContain(end)
    }
  }
})
