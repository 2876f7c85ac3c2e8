import { spamLimits } from '@gable/shared/submissions/spam.ts'
import { expect, test } from '../hosts/host-test.ts'
import { followLink } from '../support/follow-link.ts'

test('an agent publishes a calculator on a website, receives a lead from it and archives it', async ({
  page,
  browser,
  open,
  signIn,
  factory,
}) => {
  test.setTimeout(90_000)
  const agency = await factory.createAgency()
  const { email } = await factory.createMember(agency)
  const list = `/a/${agency.accountId}/marketing/widget`
  const openWebsite = async () => {
    const context = await browser.newContext()
    return { website: await context.newPage(), close: () => context.close() }
  }

  const code = await test.step('the agent creates it from a template and copies its code', async () => {
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

  const payment =
    await test.step('the website shows it with its settings, and a visitor calculates a payment', async () => {
      const { website, close } = await openWebsite()
      await open({ body: `<h1>Loans</h1>${code}` }, website)
      await expect(website.getByRole('heading', { name: 'Your next month' })).toBeVisible()
      const result = website.locator('[part=result] .figure')
      const before = (await result.textContent()) ?? ''
      await website.getByLabel('Home price').fill('500000')
      await expect(result).not.toHaveText(before)
      const payment = (await result.textContent()) ?? ''
      await website.getByRole('button', { name: 'Check my rate' }).click()
      const openedAt = Date.now()
      await expect(website.getByText(`Your estimate: ${payment} a month, sent along`)).toBeVisible()
      await expect(result).toBeVisible()
      await website.getByLabel('First Name').fill('Nora')
      await website.getByLabel('Last Name').fill('Field')
      await website.getByLabel('Email Address').fill('nora@example.com')
      await expect
        .poll(() => Date.now() - openedAt, 'slower than the spam limit')
        .toBeGreaterThan(spamLimits.minimumElapsed)
      await website.getByRole('button', { name: 'Send' }).click()
      await expect(website.getByRole('heading', { name: 'Thank you, Nora!' })).toBeFocused()
      await close()
      return payment
    })

  await test.step('the agent sees the visit and the calculated payment', async () => {
    await followLink(page, `${list}/${widgetId}`)
    const card = (label: string) => page.getByRole('group', { name: label, exact: true }).first()
    await expect(card('Widget Views')).toContainText('1')
    await expect(card('Entrances')).toContainText('100.0%1/1')
    await expect(card('Conversion Rate')).toContainText('100.0%1/1')
    await followLink(page, `/a/${agency.accountId}/submissions`)
    await page.getByRole('link', { name: 'Nora Field' }).click()
    const panel = page.getByRole('dialog')
    await expect(panel.getByText('$500,000')).toBeVisible()
    await expect(panel.getByText(payment)).toBeVisible()
    await expect(panel.getByText('Payments').first()).toBeVisible()
  })

  await test.step('once archived, it disappears from the website', async () => {
    await followLink(page, `${list}/${widgetId}`)
    await page.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Archive' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click()
    await expect(page.getByText('Widget archived')).toBeVisible()
    const { website, close } = await openWebsite()
    const logged = website.waitForEvent('console', (message) => message.text().startsWith('Gable: no widget to show'))
    await open({ body: `<h1>Loans</h1><div id="container">${code}</div>` }, website)
    await logged
    expect(await website.locator('#container').evaluate((container) => container.getBoundingClientRect().height)).toBe(
      0,
    )
    await close()
  })
})
