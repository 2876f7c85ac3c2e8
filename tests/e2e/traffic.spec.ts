import { createPageFromTemplate } from '../support/page-from-template.ts'
import { expect, test } from '../support/story.ts'

test('an agent sees which campaign, device and step a visitor came by, and opens the lead', async ({
  page,
  browser,
  baseURL,
  factory,
  openAs,
  expectAccessible,
}) => {
  const agency = await factory.createAgency()
  const subjectId = await createPageFromTemplate(factory, agency, 'sell-buy-value')
  const agent = await factory.createMember(agency)
  await openAs(page, agent, `marketing/landing-page/${subjectId}`)
  const origins = page.getByRole('region', { name: 'Where visitors come from' })
  await expect(origins.getByText('No visits in this period')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Where visitors stop' })).toContainText('No visits in this period')
  await expectAccessible(page)

  // The agent makes a link for a flyer.
  await page.getByRole('button', { name: 'Actions', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share Landing Page' })
  await dialog.getByRole('button', { name: 'New link' }).click()
  await expect(dialog.getByRole('button', { name: 'Save link' })).toBeInViewport()
  await dialog.getByRole('combobox', { name: 'Channel' }).click()
  await page.getByRole('option', { name: 'Flyer' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Flyer')
  await dialog.getByRole('textbox', { name: 'Campaign' }).fill('Spring 2027')
  await dialog.getByRole('button', { name: 'Save link' }).click()
  const link = dialog.getByRole('listitem').filter({ hasText: 'spring-2027' })
  await expect(link.getByRole('img', { name: /^QR code of/ })).toBeVisible()
  await expectAccessible(page)
  const url = await link.getByText('utm_campaign=spring-2027').textContent()

  // A visitor scans it with a phone.
  const phone = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Mobile/15E148 Safari/604.1',
  })
  const visitor = await phone.newPage()
  const counted = visitor.waitForResponse((response) => response.url().endsWith('/api/public/events'))
  await visitor.goto(new URL(url ?? '').pathname + new URL(url ?? '').search)
  await counted
  await visitor.getByText('Buy', { exact: true }).click()
  await visitor.getByLabel('Where would you like to live?').fill('Portland')
  await visitor.getByRole('button', { name: 'Start looking' }).click()
  await visitor.getByLabel('First Name').fill('Ada')
  await visitor.getByLabel('Last Name').fill('Moss')
  await visitor.getByLabel('Email Address').fill('ada.moss@example.com')
  await visitor.getByRole('button', { name: 'Send' }).click()
  await expect(visitor.getByRole('heading', { name: 'Thank you, Ada!' })).toBeVisible()
  await phone.close()

  await page.reload()
  const row = origins.getByRole('row', { name: /spring-2027/ })
  await expect(row).toContainText('100.0%')
  await expect(page.getByRole('region', { name: 'Where visitors stop' })).toContainText('Saw the contact details')
  await origins.getByRole('radio', { name: 'Device' }).check()
  await expect(origins.getByRole('row', { name: /Phone/ })).toBeVisible()
  await expectAccessible(page)
  await origins.getByRole('radio', { name: 'Campaign' }).check()
  await row.getByRole('link', { name: '1 submission from spring-2027' }).click()
  await expect(page.getByText('Ada Moss').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove Campaign: spring-2027' })).toBeVisible()
})
