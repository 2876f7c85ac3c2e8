import { spamLimits } from '@gable/shared/submissions/spam.ts'
import { expect, test } from '../hosts/strangers.ts'

test('an agency makes a calculator, a website carries it, a visitor asks through it, and one day it is gone', async ({
  page,
  browser,
  open,
  signIn,
  founding,
}) => {
  test.setTimeout(90_000)
  const agency = await founding.agency()
  const { email } = await founding.member(agency)
  const list = `/a/${agency.accountId}/marketing/widget`
  const websiteFor = async () => {
    const context = await browser.newContext()
    return { website: await context.newPage(), leave: () => context.close() }
  }

  const code = await test.step('it is made from a template, and its code is copied', async () => {
    await page.goto(`/auth/login?next=${encodeURIComponent(`${list.slice(1)}/new`)}`)
    await signIn(page, email)
    await page.getByRole('button', { name: 'Monthly Payment' }).click()
    await page.getByRole('button', { name: 'Use Widget' }).click()
    await page.getByRole('dialog').getByLabel('Widget Name').fill('Payments')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(page).toHaveTitle('Payments - Edit')
    await page.getByLabel(/^Heading/).fill('Your next month')
    await page.getByRole('combobox', { name: 'Default State' }).click()
    await page.getByRole('option', { name: 'Maine' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Changes saved')).toBeVisible()
    await page.getByRole('button', { name: 'Settings', exact: true }).click()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(page.getByText('Code copied to clipboard')).toBeVisible()
    return page.evaluate(() => navigator.clipboard.readText())
  })
  const widgetId = page.url().split('/').at(-2)

  const payment = await test.step('pasted into a website it is what was set, and works something out', async () => {
    const { website, leave } = await websiteFor()
    await open({ body: `<h1>Loans</h1>${code}` }, website)
    await expect(website.getByRole('heading', { name: 'Your next month' })).toBeVisible()
    const result = website.locator('[part=result] .figure')
    const before = (await result.textContent()) ?? ''
    await website.getByLabel('Home price').fill('500000')
    await expect(result).not.toHaveText(before)
    const payment = (await result.textContent()) ?? ''
    await website.getByRole('button', { name: 'Check my rate' }).click()
    const begunAt = Date.now()
    await website.getByLabel('First Name').fill('Nora')
    await website.getByLabel('Last Name').fill('Field')
    await website.getByLabel('Email Address').fill('nora@example.com')
    await expect.poll(() => Date.now() - begunAt, 'no person is faster').toBeGreaterThan(spamLimits.fastestHand)
    await website.getByRole('button', { name: 'Send' }).click()
    await expect(website.getByRole('heading', { name: 'Thank you, Nora!' })).toBeFocused()
    await leave()
    return payment
  })

  await test.step('the agency reads who was there, and what was worked out', async () => {
    await page.goto(`${list}/${widgetId}`)
    const card = (label: string) => page.getByRole('group', { name: label, exact: true }).first()
    await expect(card('Widget Views')).toContainText('1')
    await expect(card('Entrances')).toContainText('100.0%1/1')
    await expect(card('Conversion Rate')).toContainText('100.0%1/1')
    await page.goto(`/a/${agency.accountId}/submissions`)
    await page.getByRole('link', { name: 'Nora Field' }).click()
    const panel = page.getByRole('dialog')
    await expect(panel.getByText('$500,000')).toBeVisible()
    await expect(panel.getByText(payment)).toBeVisible()
    await expect(panel.getByText('Payments').first()).toBeVisible()
  })

  await test.step('archived, it leaves the website without a trace', async () => {
    await page.goto(`${list}/${widgetId}`)
    await page.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Archive' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click()
    await expect(page.getByText('Widget archived')).toBeVisible()
    const { website, leave } = await websiteFor()
    const said = website.waitForEvent('console', (message) => message.text().startsWith('Gable: there is no widget'))
    await open({ body: `<h1>Loans</h1><div id="there">${code}</div>` }, website)
    await said
    expect(await website.locator('#there').evaluate((there) => there.getBoundingClientRect().height)).toBe(0)
    await leave()
  })
})
