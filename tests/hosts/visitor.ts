import { spamLimits } from '@gable/shared/submissions/spam.ts'
import type { WidgetType } from '@gable/shared/widgets/settings.ts'
import { getDefaultTemplate } from '@gable/shared/widgets/templates.ts'
import { expect, type Page } from '@playwright/test'
import type { PublishedWidget } from './create-widgets.ts'

/** Drives one widget on a page. */
export function createVisitor(page: Page, { tag, type, widgetId, link }: PublishedWidget) {
  const element = page.locator(`${tag}[widget-id="${widgetId}"]`)
  const button = element.getByRole('button', { name: buttonLabels[type], exact: true })
  const send = element.getByRole('button', { name: 'Send' })
  let openedAt = 0

  return {
    tag,
    type,
    widgetId,
    link,
    element,
    button,
    send,
    async openForm() {
      await expect(button).toBeVisible()
      if (type === 'SEARCH') await element.getByRole('combobox', { name: 'Property address' }).fill('12 Harbor Road')
      await button.click()
      await expect(element.getByRole('button', { name: /^(Continue|Send)$/ }).filter({ visible: true })).toBeVisible()
      openedAt = Date.now()
    },
    /** Fills in all steps up to the Send button. */
    async fillForm(email = `ada@${tag}.example`) {
      if (type === 'SEARCH') await element.getByText('Not sure yet').click()
      if (type === 'HOME_SALE_CALC') {
        await element.getByRole('combobox').fill('12 Harbor Road')
        await element.getByRole('button', { name: 'Continue' }).click()
      }
      await element.getByLabel('First Name').fill('Ada')
      await element.getByLabel('Last Name').fill('Moss')
      await element.getByLabel('Email Address').fill(email)
      await element.getByLabel('Phone Number').fill('(207) 555-0143')
      await expect
        .poll(() => Date.now() - openedAt, 'slower than the spam limit')
        .toBeGreaterThan(spamLimits.minimumElapsed)
    },
    thanks: element.getByRole('heading', { name: 'Thank you, Ada!' }),
  }
}

/** Default button labels. */
export const buttonLabels: Record<WidgetType, string> = {
  SEARCH: getDefaultTemplate('SEARCH').content.searchButton.text.content,
  HOME_SALE_CALC: getDefaultTemplate('HOME_SALE_CALC').content.buttonText,
  MORTGAGE_CALC: getDefaultTemplate('MORTGAGE_CALC').content.buttonLabel,
  AFFORDABILITY_CALC: getDefaultTemplate('AFFORDABILITY_CALC').content.buttonLabel,
}
