import type { Locator, Page } from '@playwright/test'
import { generateTotp, toTotpStep } from '../../api/src/identity/two-factor/totp.ts'
import { decodeBase32 } from '../../api/src/testing/two-factor.ts'
import { followLink } from '../support/follow-link.ts'
import { findToast } from '../support/locators.ts'
import { failRequest } from '../support/page-errors.ts'
import { expect, test } from '../support/story.ts'
import { addVirtualAuthenticator } from '../support/virtual-authenticator.ts'

test('an agent signs in with codes of an app, after a password or a link, and with a recovery code', async ({
  page,
  signIn,
  openAs,
  factory,
  owner,
  findEmail,
  expectAccessible,
}) => {
  test.setTimeout(90_000)
  const member = await factory.createMember(await factory.createAgency())
  await openAs(page, member, 'settings/profile')
  const section = page.getByRole('region', { name: 'Two-factor sign-in' })
  const { secret, codes } = await addApp(page, expectAccessible)
  await expect(section.getByText('10 of 10 left.')).toBeVisible()
  expect((await findEmail(member.email, 'Authenticator app added')).text).toContain('authenticator app')

  /** Enters a code as if earlier ones were of an earlier minute: each works once, and this story takes seconds. */
  const enterCode = async (dialog: Page | Locator, button: string) => {
    await owner.db
      .updateTable('authenticator_apps')
      .set({ last_step: 0 })
      .where('user_id', '=', member.userId)
      .execute()
    await dialog.getByLabel('Authentication Code').fill(generateTotp(secret, toTotpStep(new Date())))
    await dialog.getByRole('button', { name: button, exact: true }).click()
  }

  await test.step('the password alone no longer signs in, the code does', async () => {
    await signOut(page)
    await signIn(page, member.email)
    await expect(page).toHaveURL(/\/auth\/second-factor/)
    await expect(page.getByText(`Signing in as ${member.email}.`)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('Code is required')).toBeVisible()
    await page.getByLabel('Authentication Code').fill('123456')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('That code is not right.')).toBeVisible()
    await enterCode(page, 'Sign in')
    await expect(page).toHaveTitle('Home')
  })

  await test.step('an emailed link asks for the code, too, and opens the requested page', async () => {
    await signOut(page)
    await page.request.post('/api/auth/magic-link', { data: { email: member.email, next: 'settings/profile' } })
    const [link = ''] = (await findEmail(member.email, 'Your sign-in link')).links
    await page.goto(link)
    await expect(page).toHaveURL(/\/auth\/second-factor/)
    await enterCode(page, 'Sign in')
    await expect(page).toHaveTitle('My Details')
  })

  await test.step('a recovery code signs in instead, and the device can be trusted', async () => {
    await signOut(page)
    await signIn(page, member.email)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery Code').fill(codes[0] ?? '')
    await page.getByLabel('Trust this device for 30 days').check()
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveTitle('Home')
    await signOut(page)
    await signIn(page, member.email)
    await expect(page).toHaveTitle('Home')
  })

  await test.step('on the trusted device, the app is removed only after a code', async () => {
    await followLink(page, `/a/${member.accountId}/settings/profile`)
    await expect(section.getByText('9 of 10 left.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Trusted devices' }).getByText('Chrome on Linux')).toBeVisible()
    await section.getByRole('button', { name: 'Remove authenticator app' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    const confirmation = page.getByRole('dialog', { name: 'Confirm it’s you' })
    await expect(confirmation.getByLabel('Authentication Code')).toBeFocused()
    await expectAccessible(page)
    await enterCode(confirmation, 'Confirm')
    await expect(findToast(page, 'Authenticator app removed')).toBeVisible()
    await expect(section.getByText(/recovery codes/i)).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Trusted devices' })).toHaveCount(0)
    await signOut(page)
    await signIn(page, member.email)
    await expect(page).toHaveTitle('Home')
  })
})

test('an agent signs in with a passkey, and signs out everywhere else', async ({
  page,
  browser,
  signIn,
  openAs,
  factory,
}) => {
  const member = await factory.createMember(await factory.createAgency())
  await addVirtualAuthenticator(page)
  await openAs(page, member, 'settings/profile')
  const section = page.getByRole('region', { name: 'Two-factor sign-in' })

  await test.step('the passkey comes with recovery codes', async () => {
    await section.getByRole('button', { name: 'Add passkey' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
    await expect(dialog.getByLabel('Name')).toHaveValue('My Linux computer')
    await dialog.getByLabel('Name').fill('Office laptop')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  })
  const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents()
  await page.getByRole('button', { name: 'I saved them' }).click()

  await test.step('it signs in without a password', async () => {
    await signOut(page)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page).toHaveTitle('Home')
    await followLink(page, `/a/${member.accountId}/settings/profile`)
    await expect(section.getByText('Office laptop')).toBeVisible()
    await expect(section.getByText(/Last used/)).toBeVisible()
  })

  await test.step('signing out everywhere else ends the other browser while it watches', async () => {
    const otherContext = await browser.newContext()
    const other = await otherContext.newPage()
    await other.goto('/auth/login')
    await signIn(other, member.email)
    await other.getByRole('button', { name: 'Use a recovery code' }).click()
    await other.getByLabel('Recovery Code').fill(codes[0] ?? '')
    await other.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(other).toHaveTitle('Home')
    await page.reload()
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toHaveCount(0)
    await expect(other).toHaveURL(/\/auth\/login/, { timeout: 20_000 })
    await otherContext.close()
  })

  await test.step('without it, the password alone signs in again', async () => {
    await page.getByRole('button', { name: 'Remove Office laptop' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(findToast(page, 'Passkey removed')).toBeVisible()
    await signOut(page)
    await signIn(page, member.email)
    await expect(page).toHaveTitle('Home')
  })
})

test('an agency requires two-factor sign-in of every member', async ({
  page,
  browser,
  signIn,
  openAs,
  factory,
  expectAccessible,
}) => {
  const agency = await factory.createAgency({ name: 'Harbor & Hill' })
  const [owner, agent] = [
    await factory.createMember(agency),
    await factory.createMember(agency, undefined, { role: 'AGENT' }),
  ]
  const agentContext = await browser.newContext()
  const agentPage = await agentContext.newPage()
  await addVirtualAuthenticator(page)
  await addVirtualAuthenticator(agentPage)
  await openAs(agentPage, agent, 'home')
  await openAs(page, owner, 'settings/security')
  await expect(page).toHaveTitle('Security')
  await expect(page.getByText('You have no second factor yourself.')).toBeVisible()
  await expectAccessible(page)

  await test.step('the owner sets up a passkey first', async () => {
    await page.getByRole('link', { name: 'Set it up' }).click()
    await page.getByRole('button', { name: 'Add passkey' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'I saved them' }).click()
  })

  await test.step('members see from when it is required, without a reload', async () => {
    await followLink(page, `/a/${agency.accountId}/settings/security`)
    await expect(page.getByText(agent.email)).toBeVisible()
    await page.getByRole('switch', { name: 'Require two-factor sign-in for everyone' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Require' }).click()
    await expect(page.getByText(/They have until .* to set one up/)).toBeVisible()
    await expect(agentPage.getByText(/Harbor & Hill requires two-factor sign-in from/)).toBeVisible()
    await expectAccessible(agentPage)
  })

  await test.step('after the grace period a member sets it up and continues', async () => {
    await page.getByRole('switch', { name: 'Require two-factor sign-in for everyone' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stop requiring' }).click()
    await page.getByRole('switch', { name: 'Require two-factor sign-in for everyone' }).click()
    await page.getByRole('combobox', { name: 'Time to Set It Up' }).click()
    await page.getByRole('option', { name: 'None: at once' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Require' }).click()
    await expect(agentPage.getByRole('heading', { name: 'Set up two-factor sign-in' })).toBeVisible()
    await expectAccessible(agentPage)
    await agentPage.getByRole('button', { name: 'Add passkey' }).click()
    await agentPage.getByRole('button', { name: 'Continue' }).click()
    await agentPage.getByRole('button', { name: 'I saved them' }).click()
    await agentPage.getByRole('button', { name: 'Continue' }).click()
    await expect(agentPage).toHaveTitle('Home')
    await page.reload()
    await expect(page.getByText('Everyone has set one up.')).toBeVisible()
  })

  await test.step('from then on the passkey is asked for after the password', async () => {
    await agentPage.request.post('/api/auth/sign-out')
    await agentPage.goto('/auth/login?next=settings/profile')
    await signIn(agentPage, agent.email)
    await agentPage.getByRole('button', { name: 'Use your passkey' }).click()
    await expect(agentPage).toHaveTitle('My Details')
    await expect(agentPage.getByRole('region', { name: 'Two-factor sign-in' }).getByText(/Last used/)).toBeVisible()
  })
  await agentContext.close()
})

async function signOut(page: Page) {
  await page.request.post('/api/auth/sign-out')
  await page.goto('/auth/login')
}

/** Sets up an authenticator app with the key that is shown below the QR code, which is loaded at the second attempt. */
async function addApp(page: Page, expectAccessible: (page: Page) => Promise<void>) {
  const script = '**/assets/qr-worker-*'
  await page.route(script, failRequest)
  await page.getByRole('button', { name: 'Add app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add an authenticator app' })
  await expect(dialog.getByText('The QR code could not be loaded.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Copy key' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute(script)
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expectAccessible(page)
  const secret = decodeBase32((await dialog.locator('[data-secret]').getAttribute('data-secret')) ?? '')
  await dialog.getByLabel('Authentication Code').fill('000 000')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByText('That code is not right.')).toBeVisible()
  await dialog.getByLabel('Authentication Code').fill(generateTotp(secret, toTotpStep(new Date())))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  const codeList = page.getByRole('list', { name: 'Recovery codes' })
  await expect(codeList.getByRole('listitem')).toHaveCount(10)
  const codes = await codeList.getByRole('listitem').allTextContents()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'I saved them' }).click()
  return { secret, codes }
}
