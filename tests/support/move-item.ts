import { expect, type Page } from '@playwright/test'

interface Move {
  from: number
  to: number
  /** How many items the list has. */
  of: number
}

/** Moves an item of a sortable list without a mouse. */
export async function moveItem(page: Page, name: string, { from, to, of }: Move): Promise<void> {
  await page.getByRole('button', { name: `Move ${name}`, exact: true }).focus()
  await page.keyboard.press('Space')
  await expectAnnouncement(page, `${name} moved to position ${from} of ${of}.`)
  // The list listens for arrow keys one timer after the item was picked up. Keys have priority over timers on a busy page.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  for (let position = from; position !== to; position += Math.sign(to - from)) {
    await page.keyboard.press(to > from ? 'ArrowDown' : 'ArrowUp')
    await expectAnnouncement(page, `${name} moved to position ${position + Math.sign(to - from)} of ${of}.`)
  }
  await page.keyboard.press('Space')
}

const expectAnnouncement = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeAttached()
