import { spamLimits } from '@gable/shared/submissions/spam.ts'
import type { WidgetType } from '@gable/shared/widgets/settings.ts'
import { firstOf } from '@gable/shared/widgets/templates.ts'
import { expect, type Page } from '@playwright/test'
import type { FoundedWidget } from './founded-widgets.ts'

/** Somebody before one widget of a page. */
export function visitorAt(page: Page, { tag, type, widgetId, link }: FoundedWidget) {
  const element = page.locator(`${tag}[widget-id="${widgetId}"]`)
  const button = element.getByRole('button', { name: buttonOf[type], exact: true })
  const send = element.getByRole('button', { name: 'Send' })
  let begunAt = 0

  return {
    ...{ tag, type, widgetId, link, element, button, send },
    /** From the first view to the form. */
    async begin() {
      await expect(button).toBeVisible()
      if (type === 'SEARCH') await element.getByLabel('Property address').fill('12 Harbor Road')
      await button.click()
      await expect(element.getByRole('button', { name: /^(Continue|Send)$/ }).filter({ visible: true })).toBeVisible()
      begunAt = Date.now()
    },
    /** All that the form asks, so that it can be sent. */
    async fillIn(email = `ada@${tag}.example`) {
      if (type === 'SEARCH') await element.getByText('Not sure yet').click()
      if (type === 'HOME_SALE_CALC') {
        await element.getByRole('combobox').fill('12 Harbor Road')
        await element.getByRole('button', { name: 'Continue' }).click()
      }
      await element.getByLabel('First Name').fill('Ada')
      await element.getByLabel('Last Name').fill('Moss')
      await element.getByLabel('Email Address').fill(email)
      await element.getByLabel('Phone Number').fill('(207) 555-0143')
      await expect.poll(() => Date.now() - begunAt, 'no person is faster').toBeGreaterThan(spamLimits.fastestHand)
    },
    thanks: element.getByRole('heading', { name: 'Thank you, Ada!' }),
  }
}

/** What the button of a widget says that nobody has changed. */
export const buttonOf: Record<WidgetType, string> = {
  SEARCH: firstOf('SEARCH').content.searchButton.text.content,
  HOME_SALE_CALC: firstOf('HOME_SALE_CALC').content.buttonText,
  MORTGAGE_CALC: firstOf('MORTGAGE_CALC').content.buttonLabel,
  AFFORDABILITY_CALC: firstOf('AFFORDABILITY_CALC').content.buttonLabel,
}
