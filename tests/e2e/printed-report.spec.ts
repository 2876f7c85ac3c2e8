import { createOwnerPage } from '../support/owner-page.ts'
import { readPdf } from '../support/read-pdf.ts'
import { expect, test } from '../support/story.ts'

test('an agent prints the figures of a home on two sheets', async ({
  page,
  request,
  owner,
  factory,
  openAs,
  expectAccessible,
}) => {
  const { agent, contactId, propertyId } = await createOwnerPage({ owner, factory, request })
  // The print dialog would wait for a person.
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await openAs(page, agent, `contacts/${contactId}`)
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

test('the page of a homeowner is printed with the number behind its links, and without what works on a screen only', async ({
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
  for (const screenOnly of ['Like mine', 'How this adds up', 'Stop emails', 'Contact me'])
    expect(text).not.toContain(screenOnly)
})
