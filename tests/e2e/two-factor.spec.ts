import { generateTotp, toTotpStep } from '../../api/src/identity/two-factor/totp.ts'
import { decodeBase32 } from '../../api/src/testing/two-factor.ts'
import { findToast } from '../support/locators.ts'
import { expect, test } from '../support/story.ts'
import { addVirtualAuthenticator } from '../support/virtual-authenticator.ts'

test('an agent signs in with an authenticator app, a recovery code and a passkey', async ({
  page,
  browser,
  signIn,
  openAs,
  factory,
  owner,
  findEmail,
  expectAccessible,
}) => {
  const agency = await factory.createAgency()
  const member = await factory.createMember(agency)
  await addVirtualAuthenticator(page)
  await openAs(page, { email: member.email, accountId: agency.accountId }, 'settings/profile')
  const section = page.getByRole('region', { name: 'Two-factor sign-in' })
  let secret = Buffer.alloc(0)
  let codes: string[] = []

  /** As if earlier codes were of an earlier minute: a code works once, and this story takes seconds. */
  const showCode = async () => {
    await owner.db
      .updateTable('authenticator_apps')
      .set({ last_step: 0 })
      .where('user_id', '=', member.userId)
      .execute()
    return generateTotp(secret, toTotpStep(new Date()))
  }
  const signOut = async () => {
    await page.request.post('/api/auth/sign-out')
    await page.goto('/auth/login')
  }

  await test.step('the app is set up with the key of the QR code', async () => {
    await section.getByRole('button', { name: 'Add app' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add an authenticator app' })
    await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
    await expectAccessible(page)
    secret = decodeBase32((await dialog.locator('[data-secret]').getAttribute('data-secret')) ?? '')
    await dialog.getByLabel('Authentication Code').fill('000 000')
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    await expect(dialog.getByText('That code is not right.')).toBeVisible()
    await dialog.getByLabel('Authentication Code').fill(generateTotp(secret, toTotpStep(new Date())))
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    const codeList = page.getByRole('list', { name: 'Recovery codes' })
    await expect(codeList.getByRole('listitem')).toHaveCount(10)
    codes = await codeList.getByRole('listitem').allTextContents()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'I saved them' }).click()
    await expect(section.getByText('10 of 10 left.')).toBeVisible()
    expect((await findEmail(member.email, 'Authenticator app added')).text).toContain('authenticator app')
  })

  await test.step('the password alone no longer signs in, the code does', async () => {
    await signOut()
    await signIn(page, member.email)
    await expect(page).toHaveURL(/\/auth\/second-factor/)
    await expect(page.getByText(`Signing in as ${member.email}.`)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('Code is required')).toBeVisible()
    await page.getByLabel('Authentication Code').fill('123456')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('That code is not right.')).toBeVisible()
    await page.getByLabel('Authentication Code').fill(await showCode())
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveTitle('Home')
  })

  await test.step('a recovery code signs in instead, and the device can be trusted', async () => {
    await signOut()
    await signIn(page, member.email)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery Code').fill(codes[0] ?? '')
    await page.getByLabel('Trust this device for 30 days').check()
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveTitle('Home')
    await signOut()
    await signIn(page, member.email)
    await expect(page).toHaveTitle('Home')
  })

  await test.step('on the trusted device, a passkey is added after a code', async () => {
    await page.goto(`/a/${agency.accountId}/settings/profile`)
    await expect(section.getByText('9 of 10 left.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Trusted devices' }).getByText('Chrome on Linux')).toBeVisible()
    await section.getByRole('button', { name: 'Add passkey' }).click()
    const confirmation = page.getByRole('dialog', { name: 'Confirm it’s you' })
    await expect(confirmation.getByLabel('Authentication Code')).toBeFocused()
    await expectAccessible(page)
    await confirmation.getByLabel('Authentication Code').fill(await showCode())
    await confirmation.getByRole('button', { name: 'Confirm' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
    await dialog.getByLabel('Name').fill('Office laptop')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(findToast(page, 'Passkey added')).toBeVisible()
    await expect(section.getByText('Office laptop')).toBeVisible()
  })

  await test.step('the passkey signs in without a password', async () => {
    await signOut()
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page).toHaveTitle('Home')
    await page.goto(`/a/${agency.accountId}/settings/profile`)
    await expect(section.getByText(/Last used/)).toBeVisible()
  })

  await test.step('signing out everywhere ends the other browser while it watches, and trust', async () => {
    const otherContext = await browser.newContext()
    const other = await otherContext.newPage()
    await other.goto('/auth/login')
    await signIn(other, member.email)
    await other.getByLabel('Authentication Code').fill(await showCode())
    await other.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(other).toHaveTitle('Home')
    await page.reload()
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toHaveCount(0)
    await expect(other).toHaveURL(/\/auth\/login/, { timeout: 20_000 })
    await otherContext.close()
  })

  await test.step('app and passkey are removed, and the password alone signs in again', async () => {
    for (const [label, toast] of [
      ['Remove Office laptop', 'Passkey removed'],
      ['Remove authenticator app', 'Authenticator app removed'],
    ] as const) {
      await page.getByRole('button', { name: label }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
      await expect(findToast(page, toast)).toBeVisible()
    }
    await expect(section.getByText(/recovery codes/i)).toHaveCount(0)
    await signOut()
    await signIn(page, member.email)
    await expect(page).toHaveTitle('Home')
  })
})

test('an agency requires two-factor sign-in of every member', async ({
  page,
  browser,
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
    await page.goto(`/a/${agency.accountId}/settings/security`)
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
  await agentContext.close()
})
